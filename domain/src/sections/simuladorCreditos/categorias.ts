/** What loans are for: their products say it, and the norm caps some of their rates by it. */
export const categorias = {
  consumo: 'Consumo',
  microcredito: 'Microcrédito',
  vivienda: 'Vivienda',
  vivienda_social: 'Vivienda de interés social',
  pyme: 'PyME',
  productivo: 'Productivo',
  agropecuario: 'Agropecuario',
} as const;
