/** A day that was worked out without the holidays of its year, as `formatted`: it is never told as a sure one. */
export const estimatedDay = (day: string, formatted: string): string =>
  `${formatted} (fecha estimada: faltan los feriados de ${day.slice(0, 4)})`;
