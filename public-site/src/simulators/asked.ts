import { withoutThousands } from './fields/thousands';

/** What is asked of a simulator: texts by name, as they were written. */
export type Asked = Readonly<Record<string, string>>;

/** As long as the address of a product may be. */
const LONGEST = 90;

/** What the address asks, of what may be asked. What is asked twice is kept whole, and so is wrong at its field. */
export function askedIn({ url }: { url: string }, names: readonly string[]): Asked {
  const params = new URL(url).searchParams;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = params.getAll(name).join(' y ').slice(0, LONGEST);
      return !params.has(name)
        ? []
        : [[name, /^(monto|plazo|ingreso|otras|adelanto|cada)/.test(name) ? withoutThousands(value) : value]];
    }),
  );
}

/** What is asked under those names, each with that ending; without it. */
export const partOf = (asked: Asked, names: readonly string[], ending = ''): Asked =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = asked[name + ending];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The same with that ending. */
export const withEnding = (asked: Asked, ending: string): Asked =>
  Object.fromEntries(Object.entries(asked).map(([name, value]) => [name + ending, value]));

/** As the query of an address: «?monto=50000&…», without what was left empty. */
export const asQuery = (asked: Asked): string =>
  `?${new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))}`;
