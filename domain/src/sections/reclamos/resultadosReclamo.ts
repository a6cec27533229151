/** How a complaint is answered. */
export const resultadosReclamo = {
  favorable: 'Favorable',
  parcial: 'Parcialmente favorable',
  desfavorable: 'Desfavorable',
} as const;
