export const frecuencias = {
  mensual: 'Mensual',
  bimestral: 'Bimestral',
  trimestral: 'Trimestral',
  semestral: 'Semestral',
} as const;
export type Frecuencia = keyof typeof frecuencias;

export const MONTHS: Readonly<Record<Frecuencia, number>> = { mensual: 1, bimestral: 2, trimestral: 3, semestral: 6 };

/** Whether some term within the limits, in months, is a whole number of periods. */
export const hasWholeTerm = (frecuencia: Frecuencia, min: number, max: number): boolean =>
  Math.floor(max / MONTHS[frecuencia]) * MONTHS[frecuencia] >= min;

export const firstWithout = (
  offered: readonly Frecuencia[],
  holds: (frecuencia: Frecuencia) => boolean,
): string | undefined => {
  const found = offered.find((one) => !holds(one));
  return found && frecuencias[found].toLowerCase();
};
