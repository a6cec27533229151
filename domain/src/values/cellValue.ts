import { dayInFigures } from '../calendar/dayInFigures.js';
import type { Field } from '../language/field.js';
import { type Traits, traitsOf } from '../language/traits.js';
import { plain } from '../text/plain.js';

export { plain };

type Choices = Readonly<Record<string, string>>;

/**
 * What a cell of a spreadsheet says, in the form that the field's schema takes: «Bolivianos», «1.234,56», «16,5 %», «sí»,
 * «31/12/2026»; nothing, or a dash, is null. What it can't read comes back as it was, for the schema to refuse.
 */
export function cellValue(field: Field, written: string): unknown {
  const text = written.trim();
  if (text === '' || /^[—–-]$/.test(text)) return null;
  const { choices } = field;
  const { holds } = traitsOf(field);
  if (choices && holds === 'several') return text.split(',').map((part) => choiceOf(part, choices));
  return choices ? choiceOf(text, choices) : readers[holds](text);
}

const choiceOf = (text: string, choices: Choices) => {
  if (Object.hasOwn(choices, text)) return text;
  const meant = plain(text);
  const currency = currencies[meant];
  if (currency && Object.hasOwn(choices, currency)) return currency;
  return Object.entries(choices).find(([key, label]) => [plain(key), plain(label)].includes(meant))?.[0] ?? text;
};

/** How people write the currencies of Bolivia in the headings of a table. */
const currencies: Readonly<Record<string, string>> = {
  bs: 'BOB',
  'bs.': 'BOB',
  mn: 'BOB',
  dolares: 'USD',
  $us: 'USD',
  us$: 'USD',
  me: 'USD',
};

/** Without what a spreadsheet puts around a figure. */
const figure = (text: string) => text.replace(/^(bs\.?|usd|\$us|us\$|\$)|%$/gi, '').trim();

const day = (text: string) => dayInFigures(text) ?? text;

const asWritten = (text: string) => text;

const readers: Record<Traits['holds'], (text: string) => unknown> = {
  text: asWritten,
  number: figure,
  day,
  moment: asWritten,
  yesNo: (text) => (plain(text) === 'si' ? true : plain(text) === 'no' ? false : text),
  file: asWritten,
  several: asWritten,
};
