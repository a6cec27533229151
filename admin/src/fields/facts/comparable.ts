/** Normalizes a value for comparison: sorts object keys and drops null and empty properties. */
export function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  const told = Object.entries(value).filter(([, part]) => part !== null && part !== undefined && part !== '');
  return Object.fromEntries(
    told.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, part]) => [name, comparable(part)]),
  );
}
