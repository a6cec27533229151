import { withoutThousands } from './fields/thousands';

/** Simulator input: raw texts by name. */
export type SimulatorInput = Readonly<Record<string, string>>;

/** Maximum length of a value: that of a product's slug. */
const LONGEST = 90;

/** Returns the allowed values in an address. Repeated ones are joined, so that the field shows an error. */
export function inputFromUrl({ url }: { url: string }, names: readonly string[]): SimulatorInput {
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

/** Picks the values under those names plus the suffix, and removes the suffix. */
export const partOf = (input: SimulatorInput, names: readonly string[], ending = ''): SimulatorInput =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = input[name + ending];
      return value === undefined ? [] : [[name, value]];
    }),
  );

export const withEnding = (input: SimulatorInput, ending: string): SimulatorInput =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name + ending, value]));

/** Formats the input as a query string, «?monto=50000&…», without empty values. */
export const formatQuery = (input: SimulatorInput): string =>
  `?${new URLSearchParams(Object.entries(input).filter(([, value]) => value !== ''))}`;
