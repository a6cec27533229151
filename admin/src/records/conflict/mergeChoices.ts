export type Values = Readonly<Record<string, unknown>>;
/** Whose value of a field stays. */
export type Choice = 'mine' | 'actual';
/** A field whose two values differ. `both`: both people changed it; otherwise only the one whose value is chosen did. */
export type Difference = { name: string; choice: Choice; both: boolean };

/**
 * The fields in which what I sent differs from what is stored now, each with the value of whoever changed it since
 * `base`, what we both started from. Where both did, mine is chosen until somebody says otherwise.
 */
export function differencesOf(base: Values, mine: Values, actual: Values): Difference[] {
  return Object.keys(mine)
    .filter((name) => name !== 'version' && !same(mine[name], actual[name]))
    .map((name) => {
      const iChanged = !same(mine[name], base[name]);
      const theyChanged = !same(actual[name], base[name]);
      return { name, choice: !iChanged && theyChanged ? 'actual' : 'mine', both: iChanged && theyChanged };
    });
}

/** What differs, with the chosen values, to put into the form. */
export const merged = (chosen: readonly Pick<Difference, 'name' | 'choice'>[], mine: Values, actual: Values) =>
  chosen.map(({ name, choice }) => ({ name, value: (choice === 'mine' ? mine : actual)[name] ?? null }));

const same = (one: unknown, other: unknown) => text(one) === text(other);

/** Alike for what is alike whatever the order of its keys; nothing, empty and absent are one. */
const text = (value: unknown): string => JSON.stringify(plain(value));

function plain(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, plain(inner)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== null).sort(([a], [b]) => (a < b ? -1 : 1)));
}
