/** Validation rule: every row of a list satisfies `fits`. Marks that column of each row that does not. */
export const eachRow = <K extends string, T>(field: K, column: string, message: string, fits: (row: T) => boolean) => {
  const misfits = (values: { [N in K]?: readonly T[] }) =>
    (values[field] ?? []).flatMap((row, at) => (fits(row) ? [] : [`${field}.${at}.${column}`]));
  return {
    field,
    message,
    at: misfits,
    holds: (values: { [N in K]?: readonly T[] }) => misfits(values).length === 0,
  };
};
