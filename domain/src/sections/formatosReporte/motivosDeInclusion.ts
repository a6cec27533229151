export const motivosDeInclusion = {
  registrados: 'Registrado en el mes',
  cerrados: 'Registrado antes, cerrado en el mes',
  pendientes: 'Registrado antes, pendiente al fin del mes',
} as const;
