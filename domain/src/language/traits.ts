import { formatDate, formatDateTime, formatDecimal, formatMoney, formatMonth, formatPercent } from '../text/format.js';
import type { Field } from './field.js';
import type * as fields from './fields/index.js';

/** Returns the currency of an amount: its own, or its sibling's value; BOB by default. */
export function currencyOf({ currency, currencyField }: Field, row: Readonly<Record<string, unknown>>): string {
  return currency ?? (currencyField && row[currencyField] ? String(row[currencyField]) : 'BOB');
}

/** Every kind of field, inferred from the vocabulary: a table that lacks one does not compile. */
export type FieldKind = { [K in keyof typeof fields]: ReturnType<(typeof fields)[K]>['kind'] }[keyof typeof fields];

type Values = Readonly<Record<string, unknown>>;

type LinkTo = { to(value: string): string };

export type OnPage = LinkTo | 'words' | 'titles' | 'prose' | 'picture' | 'document' | 'records' | 'hidden';

type Common = {
  /** Scalar value: usable as a list column, filter and sort key. */
  plain: boolean;
  /** Personal data by default, because a person fills it in. */
  personal: boolean;
  /** Its value fits a table cell, so lists of such fields are edited as a grid. */
  inOneLine: boolean;
  inSheet: boolean;
  /** Indexing for the site search: prose gives excerpts; labels match alone. */
  searched: 'prose' | 'words' | 'label' | false;
  /** The history shows changes in full, because one line would not be enough. */
  whole: boolean;
  wide: boolean;
  onPage: OnPage;
  /** Formats the value for printed documents; by default the value with its unit. */
  format?(value: string, field: Field, row: Values): string;
  /** Masks the formatted value for other readers; by default unmasked. */
  inPart?(text: string): string;
};

/** Numeric kinds: range filters, numeric order and a spreadsheet format. */
type Numbers = Common & {
  holds: 'number';
  places(field: Field): number;
  /** Spreadsheet number format: point and comma mean decimals and thousands in any locale. */
  sheet(field: Field): string;
};

export type Traits = Numbers | (Common & { holds: 'text' | 'day' | 'moment' | 'yesNo' | 'file' | 'several' });

const word = {
  holds: 'text',
  plain: true,
  personal: false,
  inOneLine: false,
  inSheet: false,
  searched: false,
  whole: false,
  wide: false,
} as const;
/** Internal identifiers, flow states and colours; another field carries their public meaning. */
const hiddenText = { ...word, onPage: 'hidden' } as const;
const own = { ...word, personal: true } as const;
const number = {
  holds: 'number',
  plain: true,
  personal: false,
  inOneLine: true,
  inSheet: true,
  searched: false,
  whole: false,
  wide: false,
  onPage: 'words',
} as const;
const stored = {
  holds: 'file',
  plain: false,
  personal: true,
  inOneLine: false,
  inSheet: false,
  searched: false,
  whole: true,
  wide: false,
} as const;
const several = {
  holds: 'several',
  plain: false,
  personal: false,
  inOneLine: false,
  inSheet: false,
  searched: false,
  whole: false,
  wide: true,
} as const;

/** Traits of each kind of field. A kind with a missing trait does not compile. */
export const traits = {
  boolean: { ...word, onPage: 'words', holds: 'yesNo', inOneLine: true, inSheet: true, format: () => 'Sí' },
  choice: { ...word, onPage: 'words', inOneLine: true, inSheet: true, searched: 'label' },
  choices: { ...several, onPage: 'words', inOneLine: true, inSheet: true },
  colour: hiddenText,
  date: { ...word, onPage: 'words', holds: 'day', inOneLine: true, inSheet: true, format: formatDate },
  dateTime: { ...word, onPage: 'words', holds: 'moment', format: formatDateTime },
  decimal: {
    ...number,
    places: ({ scale = 2 }) => scale,
    sheet: ({ scale = 2 }) => (scale ? `#,##0.0${'#'.repeat(scale - 1)}` : '#,##0'),
    format: (value, { scale, unit }) => [formatDecimal(value, scale), unit].filter(Boolean).join('\u00a0'),
  },
  // Identity documents are never rendered on a public page, whatever the section's description says.
  documentNumber: { ...own, onPage: 'hidden', format: (value) => hidden(value) },
  email: { ...own, onPage: { to: (value) => `mailto:${value}` }, inPart: (text) => text.replace(/^(.)[^@]*/, '$1•••') },
  file: { ...stored, onPage: 'document' },
  id: hiddenText,
  image: { ...stored, onPage: 'picture' },
  integer: { ...number, places: () => 0, sheet: () => '0' },
  member: hiddenText,
  money: {
    ...number,
    places: () => 2,
    sheet: () => '#,##0.00',
    format: (value, field, row) => formatMoney(value, currencyOf(field, row)),
  },
  month: { ...word, onPage: 'words', inSheet: true, format: formatMonth },
  percent: { ...number, places: () => 4, sheet: () => '0.00##" %"', format: (value) => formatPercent(value) },
  phone: {
    ...own,
    onPage: { to: (value) => `tel:${value}` },
    inSheet: true,
    format: (value) => value.replace(/^\+591/, ''),
    inPart: (text) => hidden(text),
  },
  reference: { ...word, onPage: 'titles' },
  references: { ...several, onPage: 'titles', wide: false },
  richText: { ...own, onPage: 'prose', plain: false, searched: 'prose', wide: true },
  rows: { ...several, onPage: 'records' },
  slug: hiddenText,
  state: hiddenText,
  text: { ...own, onPage: 'words', inOneLine: true, inSheet: true, searched: 'words', whole: true },
  texts: { ...several, onPage: 'words', inSheet: true, personal: true, searched: 'words' },
  time: { ...word, onPage: 'words', inSheet: true },
  uid: hiddenText,
  url: { ...own, onPage: { to: (value) => value }, plain: false, whole: true },
} as const satisfies Record<FieldKind, Traits>;

/** Masks all but the end of a number: its owner recognizes it, and other readers do not learn it. */
export const hidden = (text: string, visible = 3): string =>
  '•'.repeat(Math.max(0, text.length - visible)) + text.slice(-visible);

export const traitsOf = ({ kind }: Field): Traits => traits[kind as FieldKind];
