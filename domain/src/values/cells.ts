import { lackOf } from '../calendar/readDay.js';
import { type Field, meets } from '../language/field.js';
import { CHOOSE_ONE, CHOOSE_SOME } from '../language/fields/choices.js';
import { DAY_TRAVELS_AS } from '../language/fields/dates.js';
import { currencyOf } from '../language/traits.js';
import { withoutSign } from '../text/signs.js';

const MAX_OPTIONS = 12;
const DAY_AS_WRITTEN = 'Escriba la fecha como 31/12/2026';

/** Returns the message of a rejected cell: with the field's options, or with the missing part of a date. */
export function cellFault({ choices }: Field, message: string, written = ''): string {
  if (message === DAY_TRAVELS_AS) return dayFault(written.trim());
  if (!choices || (message !== CHOOSE_ONE && message !== CHOOSE_SOME)) return message;
  const labels = Object.values(choices);
  const more = labels.length - MAX_OPTIONS;
  const options = more > 0 ? [...labels.slice(0, MAX_OPTIONS), `${more} más`] : labels;
  return `${message}: ${new Intl.ListFormat('es', { type: 'disjunction' }).format(options)}`;
}

function dayFault(written: string): string {
  const lack = lackOf(written);
  return lack ? `${lack}: e${DAY_AS_WRITTEN.slice(1)}` : DAY_AS_WRITTEN;
}

type Row = Readonly<Record<string, unknown>>;

/** Strips a figure's redundant currency, «%» or unit; the schema rejects other signs. */
export function cellFigure(text: string, field: Field, row: Row): string {
  const unit = unitOf(field, row);
  return (unit === undefined ? withoutCurrency(text, field, row) : withoutUnit(text, unit)).trim();
}

function unitOf({ kind, unit, percentWhen }: Field, row: Row): string | undefined {
  if (kind === 'money') return undefined;
  const isPercent = kind === 'percent' || (percentWhen && meets(row, percentWhen));
  return isPercent ? '%' : unit;
}

/** A unit alone is not a figure; it stays, for the schema to reject. */
const withoutUnit = (text: string, unit: string) =>
  text.length > unit.length && text.toLowerCase().endsWith(unit.toLowerCase()) ? text.slice(0, -unit.length) : text;

const withoutCurrency = (text: string, field: Field, row: Row) =>
  field.kind === 'money' || field.currencyField
    ? withoutSign(text, currencyOf(field, row)).replace(NO_CENTS, '')
    : text;

/** «Bs 20.-». */
const NO_CENTS = /(?<=\d)\.-$/;
