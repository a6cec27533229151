/** Marks a `formatted` day as an estimate: it was computed without the holidays of some year. */
export const estimatedDay = (formatted: string): string => `${formatted} (fecha estimada: faltan feriados por cargar)`;
