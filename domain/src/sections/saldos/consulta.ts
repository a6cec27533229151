/** Lookup keys of a balance query: exact numbers only, never names. */
export const criteriosSaldo = {
  numeroDocumento: 'N° de documento',
  numeroSocio: 'N° de socio',
  numeroOperacion: 'N° de cuenta u operación',
} as const;

export type CriterioSaldo = keyof typeof criteriosSaldo;

export const motivosConsultaSaldo = {
  consulta_presencial: 'Consulta presencial del socio',
  consulta_telefonica: 'Consulta telefónica del socio',
  evaluacion_credito: 'Evaluación de un crédito',
  reclamo: 'Atención de un reclamo',
  otro: 'Otro motivo',
} as const;
