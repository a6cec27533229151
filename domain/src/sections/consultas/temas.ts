/** Topics of an inquiry or a visit. */
export const temas = {
  ahorro: 'Caja de ahorro',
  dpf: 'Depósitos a plazo fijo',
  creditos: 'Créditos',
  tarjeta_debito: 'Tarjeta de débito',
  remesas: 'Giros y remesas',
  pago_servicios: 'Pago de servicios',
  transferencias_ach: 'Transferencias ACH',
  cajas_seguridad: 'Cajas de seguridad',
  seguros: 'Seguros',
  bienes_adjudicados: 'Bienes adjudicados',
  licitaciones: 'Licitaciones',
  ser_socio: 'Ser socio',
  banca_en_linea: 'Banca en línea',
  otro: 'Otro',
} as const;
