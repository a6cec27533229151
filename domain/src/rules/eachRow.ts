/** Rule: every row of a list fits. The message names the first that does not, counted from 1 as people count them. */
export const eachRow = <K extends string, T>(field: K, message: string, fits: (row: T) => boolean) => {
  const find = (values: { [N in K]?: readonly T[] }) => (values[field] ?? []).findIndex((row) => !fits(row)) + 1;
  return {
    field,
    message: (values: { [N in K]?: readonly T[] }) => `Fila ${find(values)}: ${message}`,
    holds: (values: { [N in K]?: readonly T[] }) => find(values) === 0,
  };
};
