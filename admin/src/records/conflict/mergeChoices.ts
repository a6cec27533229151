export type Values = Readonly<Record<string, unknown>>;
export type Choice = 'mine' | 'actual';
/** A field whose values differ. `both`: both users changed it; otherwise `choice` is the side that changed it. */
export type Difference = { name: string; choice: Choice; both: boolean };

/** Three-way merge: chooses the side that changed since `base`; `mine` if both did. */
export function differencesOf(base: Values, mine: Values, actual: Values): Difference[] {
  return Object.keys(mine)
    .filter((name) => name !== 'version' && !same(mine[name], actual[name]))
    .map((name) => {
      const iChanged = !same(mine[name], base[name]);
      const theyChanged = !same(actual[name], base[name]);
      return { name, choice: !iChanged && theyChanged ? 'actual' : 'mine', both: iChanged && theyChanged };
    });
}

export const merged = (chosen: readonly Pick<Difference, 'name' | 'choice'>[], mine: Values, actual: Values) =>
  chosen.map(({ name, choice }) => ({ name, value: (choice === 'mine' ? mine : actual)[name] ?? null }));

const same = (one: unknown, other: unknown) => text(one) === text(other);

/** Serializes a value for comparison: key order is ignored; undefined, null and empty are equal. */
const text = (value: unknown): string => JSON.stringify(plain(value));

function plain(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, plain(inner)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== null).sort(([a], [b]) => (a < b ? -1 : 1)));
}
