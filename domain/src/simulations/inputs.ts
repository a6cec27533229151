import { canonicalDecimal } from '../amounts/canonicalDecimal.js';
import { formatMoney, formatNumber, formatShortDate } from '../text/format.js';

/** Query parameters of a simulator, unparsed. */
export type SimulationQuery = Readonly<Record<string, string | undefined>>;
/** Error messages in Spanish, by parameter. */
export type InputFaults = Readonly<Record<string, string>>;
export type ParsedInputs<T> = { ok: true; value: T } | { ok: false; faults: InputFaults };

/** Merges the errors of several results; for the same name the last wins. */
export const faultsIn = (...reads: readonly ParsedInputs<unknown>[]): InputFaults =>
  Object.assign({}, ...reads.map((read) => (read.ok ? {} : read.faults)));

/** Picks the named parameters. */
export const partOf = (query: SimulationQuery, names: readonly string[]): SimulationQuery =>
  Object.fromEntries(names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])));

type Limits = { min: string; max: string };
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONGEST = 40;

/** Parses query parameters by name and collects the errors. Invalid values read as the minimum. */
export class Inputs {
  private readonly faults = new Map<string, string>();

  constructor(
    private readonly query: SimulationQuery,
    known: readonly string[],
  ) {
    for (const name of Object.keys(query)) if (!known.includes(name)) this.refuse(name, 'No se reconoce este dato');
  }

  has = (name: string): boolean => (this.query[name] ?? '').trim() !== '';

  refuse(name: string, message: string): void {
    if (!this.faults.has(name)) this.faults.set(name, message);
  }

  /** Returns an amount as a decimal text with two places. */
  money(name: string, limits: Limits, moneda: string): string {
    return this.decimal(name, limits, 2, (value) => formatMoney(value, moneda));
  }

  percent(name: string, limits: Limits, places = 4): string {
    return this.decimal(name, limits, places, (value) => `${formatNumber(value, 2)} %`);
  }

  whole(name: string, min: number, max: number, unit: string): number {
    const digits = canonicalDecimal(this.short(name), 0);
    const value = /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN;
    if (value >= min && value <= max) return value;
    this.refuse(name, `Escriba un número entero de ${formatNumber(min, 0)} a ${formatNumber(max, 0)} ${unit}`);
    return min;
  }

  /** Returns one of the options; the first by default. */
  choice<T extends string>(name: string, options: readonly T[]): T {
    const first = options[0] as T;
    if (!this.has(name)) return first;
    const found = options.find((option) => option === this.query[name]);
    if (!found) this.refuse(name, `Elija ${inWords(options)}`);
    return found ?? first;
  }

  /** Returns a day `YYYY-MM-DD`; `usual` by default. */
  day(name: string, usual: string, min: string, max: string): string {
    if (!this.has(name)) return usual;
    const written = this.written(name);
    const isDay = DAY.test(written) && new Date(`${written}T00:00:00Z`).toJSON()?.startsWith(written);
    if (isDay && written >= min && written <= max) return written;
    this.refuse(name, `Escriba una fecha (AAAA-MM-DD) del ${formatShortDate(min)} al ${formatShortDate(max)}`);
    return usual;
  }

  understood<T>(value: () => T): ParsedInputs<T> {
    return this.faults.size > 0 ? { ok: false, faults: Object.fromEntries(this.faults) } : { ok: true, value: value() };
  }

  private decimal(name: string, { min, max }: Limits, places: number, format: (value: string) => string): string {
    const value = canonicalDecimal(this.short(name), places, Number(max));
    const isDecimal = new RegExp(`^\\d{1,12}\\.\\d{${places}}$`).test(value);
    if (isDecimal && Number(value) >= Number(min) && Number(value) <= Number(max)) return value;
    this.refuse(name, `Escriba un valor de ${format(min)} a ${format(max)}`);
    return min;
  }

  /** Returns the text of an input; empty when it is longer than any number. */
  private short(name: string): string {
    const written = this.written(name);
    return written.length > LONGEST ? '' : written;
  }

  private written = (name: string): string => (this.query[name] ?? '').trim();
}

const inWords = (options: readonly string[]) => options.join(' o ');
