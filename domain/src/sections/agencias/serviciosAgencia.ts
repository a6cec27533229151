export const serviciosAgencia = {
  cajas: 'Cajas',
  plataforma: 'Plataforma de atención',
  creditos: 'Créditos',
  dpf: 'Depósitos a plazo fijo',
  giros_remesas: 'Giros y remesas',
  pago_servicios: 'Pago de servicios',
  transferencias_ach: 'Transferencias ACH',
  tarjeta_debito: 'Tarjeta de débito',
  cajas_seguridad: 'Cajas de seguridad',
  seguros: 'Seguros',
} as const;
