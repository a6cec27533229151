/** How often a loan is paid, as people read it. */
export const frecuencias = {
  mensual: 'Mensual',
  bimestral: 'Bimestral',
  trimestral: 'Trimestral',
  semestral: 'Semestral',
} as const;
export type Frecuencia = keyof typeof frecuencias;

/** Months between payments. */
export const MONTHS: Readonly<Record<Frecuencia, number>> = { mensual: 1, bimestral: 2, trimestral: 3, semestral: 6 };

/** Whether some term within those limits is made of whole periods. In months. */
export const hasWholeTerm = (frecuencia: Frecuencia, min: number, max: number): boolean =>
  Math.floor(max / MONTHS[frecuencia]) * MONTHS[frecuencia] >= min;

/** The first of those for which something does not hold, as people read it. */
export const firstWithout = (
  offered: readonly Frecuencia[],
  holds: (frecuencia: Frecuencia) => boolean,
): string | undefined => {
  const found = offered.find((one) => !holds(one));
  return found && frecuencias[found].toLowerCase();
};
