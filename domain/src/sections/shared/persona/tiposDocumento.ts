/** Identity documents that the cooperative takes. */
export const tiposDocumento = {
  ci: 'Cédula de identidad',
  ci_extranjero: 'Cédula de identidad de extranjero',
  pasaporte: 'Pasaporte',
  nit: 'NIT',
} as const;
