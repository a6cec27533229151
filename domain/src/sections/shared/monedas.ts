/** Currencies in which the cooperative works: stored code → label. */
export const monedas = { BOB: 'Bolivianos', USD: 'Dólares estadounidenses' } as const;
