/** Returns the distinct years of the rows, newest first, as filter options. */
export const gestiones = (rows: readonly { gestion: number }[]): [string, string][] =>
  [...new Set(rows.map(({ gestion }) => gestion))].sort((a, b) => b - a).map((year) => [String(year), String(year)]);
