export const monedas = { BOB: 'Bolivianos', USD: 'Dólares estadounidenses' } as const;
