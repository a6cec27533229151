/** Loan purposes; the norm caps the rates of some. */
export const categorias = {
  consumo: 'Consumo',
  microcredito: 'Microcrédito',
  vivienda: 'Vivienda',
  vivienda_social: 'Vivienda de interés social',
  pyme: 'PyME',
  productivo: 'Productivo',
  agropecuario: 'Agropecuario',
} as const;
