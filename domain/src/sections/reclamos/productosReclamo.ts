/** Products and services that a complaint can refer to. */
export const productosReclamo = {
  caja_ahorro: 'Caja de ahorro',
  dpf: 'Depósito a plazo fijo',
  credito: 'Crédito',
  tarjeta_debito: 'Tarjeta de débito',
  cajero_automatico: 'Cajero automático',
  giros_remesas: 'Giros y remesas',
  pago_servicios: 'Pago de servicios',
  transferencia_ach: 'Transferencia ACH',
  banca_en_linea: 'Banca en línea',
  seguros: 'Seguros',
  caja_seguridad: 'Caja de seguridad',
  atencion: 'Atención',
  bonos_rentas: 'Bonos y rentas',
  otro: 'Otro',
} as const;
