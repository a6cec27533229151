/** The nearest number within limits. */
export const entre = (valor: number, min: number, max: number): number => Math.min(max, Math.max(min, valor));
