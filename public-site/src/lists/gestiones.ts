/** The years of these rows, newest first, as options of a filter. */
export const gestiones = (rows: readonly { gestion: number }[]): [string, string][] =>
  [...new Set(rows.map(({ gestion }) => gestion))].sort((a, b) => b - a).map((year) => [String(year), String(year)]);
