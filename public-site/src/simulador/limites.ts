export const enLimites = (valor: number, min: number, max: number): number => Math.min(max, Math.max(min, valor));

/** A step of the slider that goes with the size of the amount. */
export const pasoDe = (max: number): number => (max > 200_000 ? 1000 : max > 20_000 ? 500 : 100);
