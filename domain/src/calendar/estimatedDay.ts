/** A day, `formatted`, that was worked out without the holidays of some year that it depends on: it is never told as a sure one. */
export const estimatedDay = (formatted: string): string => `${formatted} (fecha estimada: faltan feriados por cargar)`;
