import { formatDate, formatDateTime, formatDecimal, formatMoney, formatMonth, formatPercent } from '../text/format.js';
import { currencyOf } from './currencyOf.js';
import type { Field } from './field.js';
import type { FieldKind } from './fieldKind.js';

type Values = Readonly<Record<string, unknown>>;

/** Words that lead somewhere, and where to. */
type Way = { to(value: string): string };

/**
 * How a page that follows from the description alone shows it to visitors: as words (each of several), as the titles of the
 * rows that it names, as formatted text, … `hidden`: it says nothing to them.
 */
export type OnPage = Way | 'words' | 'titles' | 'prose' | 'picture' | 'document' | 'records' | 'hidden';

/** What is asked of every kind of field. */
type Common = {
  /** One plain word or number: it can be a column of a list, a filter and an order. */
  plain: boolean;
  /** Somebody writes or brings it, so that it says who they are unless its description says otherwise. */
  personal: boolean;
  /** A value fits a cell, so that a list of records made of such values is written as in a spreadsheet. */
  inOneLine: boolean;
  /** A spreadsheet that is imported has a column for it. */
  inSheet: boolean;
  /** What the site's search reads of it: prose can be shown as it was found, labels are found alone. */
  searched: 'prose' | 'words' | 'label' | false;
  /** Where a change is told, a line would say too little of it. */
  whole: boolean;
  /** Its input takes the whole width of a form. */
  wide: boolean;
  onPage: OnPage;
  /** How a document for people says the value; absent: as it is, with its unit. */
  said?(value: string, field: Field, row: Values): string;
  /** What is left of what is said where somebody else may read it; absent: all of it. */
  inPart?(said: string): string;
};

/** Numbers have a range in filters, an order of their own, and a format in spreadsheets. */
type Numbers = Common & {
  holds: 'number';
  /** Decimals that people may write. */
  places(field: Field): number;
  /** As spreadsheets write it: the point and the comma of a format mean «decimals» and «thousands» in any language. */
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
/** Identifiers, states of a flow and colours are the system's and the staff's; what they mean to visitors, another field says. */
const unsaid = { ...word, onPage: 'hidden' } as const;
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

/** What each kind of field is like. A kind about which a question is left open does not compile. */
export const traits = {
  boolean: { ...word, onPage: 'words', holds: 'yesNo', inOneLine: true, inSheet: true, said: () => 'Sí' },
  choice: { ...word, onPage: 'words', inOneLine: true, inSheet: true, searched: 'label' },
  choices: { ...several, onPage: 'words', inOneLine: true, inSheet: true },
  colour: unsaid,
  date: { ...word, onPage: 'words', holds: 'day', inOneLine: true, inSheet: true, said: formatDate },
  dateTime: { ...word, onPage: 'words', holds: 'moment', said: formatDateTime },
  decimal: {
    ...number,
    places: ({ scale = 2 }) => scale,
    sheet: ({ scale = 2 }) => (scale ? `#,##0.0${'#'.repeat(scale - 1)}` : '#,##0'),
    said: (value, { scale, unit }) => [formatDecimal(value, scale), unit].filter(Boolean).join('\u00a0'),
  },
  // Whose identity card it is, no page tells, whatever its description lets out.
  documentNumber: { ...own, onPage: 'hidden', said: (value) => hidden(value) },
  email: { ...own, onPage: { to: (value) => `mailto:${value}` }, inPart: (said) => said.replace(/^(.)[^@]*/, '$1•••') },
  file: { ...stored, onPage: 'document' },
  id: unsaid,
  image: { ...stored, onPage: 'picture' },
  integer: { ...number, places: () => 0, sheet: () => '0' },
  member: unsaid,
  money: {
    ...number,
    places: () => 2,
    sheet: () => '#,##0.00',
    said: (value, field, row) => formatMoney(value, currencyOf(field, row)),
  },
  month: { ...word, onPage: 'words', inSheet: true, said: formatMonth },
  percent: { ...number, places: () => 4, sheet: () => '0.00##" %"', said: (value) => formatPercent(value) },
  phone: {
    ...own,
    onPage: { to: (value) => `tel:${value}` },
    inSheet: true,
    said: (value) => value.replace(/^\+591/, ''),
    inPart: (said) => hidden(said),
  },
  reference: { ...word, onPage: 'titles' },
  references: { ...several, onPage: 'titles', wide: false },
  richText: { ...own, onPage: 'prose', plain: false, searched: 'prose', wide: true },
  rows: { ...several, onPage: 'records' },
  slug: unsaid,
  state: unsaid,
  text: { ...own, onPage: 'words', inOneLine: true, inSheet: true, searched: 'words', whole: true },
  texts: { ...several, onPage: 'words', inSheet: true, personal: true, searched: 'words' },
  time: { ...word, onPage: 'words', inSheet: true },
  uid: unsaid,
  url: { ...own, onPage: { to: (value) => value }, plain: false, whole: true },
} as const satisfies Record<FieldKind, Traits>;

/** All but the end of a number: who has it knows it again, and nobody else learns it. */
export const hidden = (text: string, shown = 3): string =>
  '•'.repeat(Math.max(0, text.length - shown)) + text.slice(-shown);

export const traitsOf = ({ kind }: Field): Traits => traits[kind as FieldKind];
