type Values = Readonly<Record<string, unknown>>;

/** Of those fields, the values that are not what they began as. What is empty is empty, however a form writes it. */
export const changedFrom = (initial: Values, values: Values, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    names.filter((name) => text(values[name]) !== text(initial[name])).map((name) => [name, values[name] ?? null]),
  );

const text = (value: unknown) => JSON.stringify(value === '' || value === undefined ? null : value);
