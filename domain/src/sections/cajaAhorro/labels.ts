export const ahorroPublics = {
  general: 'Público en general',
  infantil: 'Niñas, niños y adolescentes',
  programado: 'Ahorro programado',
  juridica: 'Personas jurídicas',
  tercera_edad: 'Tercera edad',
} as const;
