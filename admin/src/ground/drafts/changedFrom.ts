type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the named fields whose values differ from the initial ones. All empty values are equal; the result has null.
 */
export const changedFrom = (initial: Values, values: Values, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    names.filter((name) => text(values[name]) !== text(initial[name])).map((name) => [name, values[name] ?? null]),
  );

const text = (value: unknown) => JSON.stringify(value === '' || value === undefined ? null : value);
