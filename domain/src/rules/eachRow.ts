/** Rule: every row of a list fits. Each that does not is told at that column of it. */
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
