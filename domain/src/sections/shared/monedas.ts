/** Currencies of the cooperative: stored code → label. */
export const monedas = { BOB: 'Bolivianos', USD: 'Dólares estadounidenses' } as const;
