import { dayInFigures, monthNamed, withCentury } from '../calendar/dayInFigures.js';
import type { Field, Fields } from '../language/field.js';
import { type Traits, traitsOf } from '../language/traits.js';
import { todayInLaPaz } from '../text/format.js';
import { plain, plainName } from '../text/plain.js';
import { cellFigure } from './cells.js';

export { cellFault } from './cells.js';
export { plain, plainName };

type Choices = Readonly<Record<string, string>>;
type Row = Readonly<Record<string, unknown>>;

/**
 * Parses a spreadsheet cell to the input of the field's schema: «Bolivianos», «1.234,56», «16,5 %», «120 m²», «sí»,
 * «31/12/2026», «31/12/26», «junio de 2027», «8:30», «uno | otro». Empty or a dash is null. Unreadable text is returned
 * unchanged, for the schema to reject.
 * `row`: sibling values, which decide the currency or unit of the figure.
 */
export function cellValue(field: Field, written: string, row: Row = {}): unknown {
  const text = written.trim();
  if (text === '' || /^[—–-]$/.test(text)) return null;
  const { choices } = field;
  const { holds } = traitsOf(field);
  if (choices && holds === 'several') return partsOf(text, choices).map((part) => choiceOf(part.trim(), choices));
  return choices ? choiceOf(text, choices) : (ofKind[field.kind] ?? readers[holds])(text, field, row);
}

/** Parses the cells of a record, by field name. `rest`: values of the record without a cell. */
export function cellValues(fields: Fields, written: Readonly<Record<string, string>>, rest: Row = {}): Row {
  const values: Record<string, unknown> = { ...rest };
  for (const name of Object.keys(written).sort(inReadingOrder(fields)))
    values[name] = cellValue(fields[name] as Field, written[name] ?? '', values);
  return Object.fromEntries(Object.keys(written).map((name) => [name, values[name]]));
}

/** Compares field names in parsing order: figures come last, because a sibling in any column decides their unit. */
export const inReadingOrder = (fields: Fields) => (a: string, b: string) => isFigure(fields[a]) - isFigure(fields[b]);

const isFigure = (field: Field | undefined) => Number(field !== undefined && traitsOf(field).holds === 'number');

/** One part more than the options is already invalid; the limit bounds the work on huge cells. */
const partsOf = (text: string, choices: Choices) => text.split(/[,;|\n]/, Object.keys(choices).length + 1);

const choiceOf = (text: string, choices: Choices) => {
  if (Object.hasOwn(choices, text)) return text;
  const meant = plainName(text);
  const currency = currencies[meant];
  if (currency && Object.hasOwn(choices, currency)) return currency;
  return Object.entries(choices).find(([key, label]) => [plain(key), plain(label)].includes(meant))?.[0] ?? text;
};

const yesNo: ReadonlyMap<string, boolean> = new Map([
  ['si', true],
  ['no', false],
]);

/** Notations of the currencies of Bolivia in table headings. */
const currencies: Readonly<Record<string, string>> = {
  bs: 'BOB',
  'bs.': 'BOB',
  mn: 'BOB',
  dolares: 'USD',
  $us: 'USD',
  us$: 'USD',
  me: 'USD',
};

/** Accepts two-digit years, as forms do, and drops the midnight that databases append. */
const day = (text: string) => dayInFigures(withCentury(text.replace(MIDNIGHT, ''), todayInLaPaz())) ?? text;
const MIDNIGHT = /[ T]0?0:00(:00(\.0+)?)?Z?$/;

const asWritten = (text: string) => text;

type Reader = (text: string, field: Field, row: Row) => unknown;

const readers: Record<Traits['holds'], Reader> = {
  text: asWritten,
  number: cellFigure,
  day,
  moment: asWritten,
  yesNo: (text) => yesNo.get(plainName(text)) ?? text,
  file: asWritten,
  several: asWritten,
};

/** Parses «06/2027», «2027-6», «junio de 2027», «jun-27», and the first day that spreadsheets make of it. */
function month(text: string): string {
  const day = dayInFigures(text);
  if (day?.endsWith('-01')) return day.slice(0, 7);
  const { number, year } = (monthFirst.exec(text) ?? yearFirst.exec(text))?.groups ?? {};
  return year ? `${year}-${number?.padStart(2, '0')}` : (monthNamed(text) ?? text);
}

const monthFirst = /^(?<number>\d{1,2})[/.-](?<year>\d{4})$/;
const yearFirst = /^(?<year>\d{4})[/.-](?<number>\d{1,2})$/;

/** Parses a time: «8:30», «08:30:00». */
const hour = (text: string) => text.replace(/^(\d{1,2}):(\d{2})(:00)?$/, (_, h, m) => `${h.padStart(2, '0')}:${m}`);

/** Splits a list at bars, as our exports write it. */
const list = (text: string) =>
  text
    .split(/[|\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

const ofKind: Readonly<Partial<Record<string, Reader>>> = { month, time: hour, texts: list };
