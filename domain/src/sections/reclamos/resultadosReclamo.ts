export const resultadosReclamo = {
  favorable: 'Favorable',
  parcial: 'Parcialmente favorable',
  desfavorable: 'Desfavorable',
} as const;
