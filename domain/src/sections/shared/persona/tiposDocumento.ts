export const tiposDocumento = {
  ci: 'Cédula de identidad',
  ci_extranjero: 'Cédula de identidad de extranjero',
  pasaporte: 'Pasaporte',
  nit: 'NIT',
} as const;
