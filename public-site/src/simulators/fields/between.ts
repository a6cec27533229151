/** Clamps a number to a range. */
export const between = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
