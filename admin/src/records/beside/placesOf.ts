import { type Field, type Fields, formatValue, wordsOfHtml } from '@coop/domain';
import { compared } from './compared';

type Values = Readonly<Record<string, unknown>>;
/** A field's text and path in the form: `titulo`, `bloques.2.texto`. `file`: id of the upload. */
export type Place = { path: string; words: string; file?: string };

/** Returns the text of every field of a form, including repeated groups. */
export const placesOf = (fields: Fields, values: Values, holder = ''): Place[] =>
  Object.entries<Field>(fields).flatMap(([name, field]) => placesIn(field, values[name], holder + name, values));

function placesIn(field: Field, value: unknown, path: string, row: Values): Place[] {
  const { fields, kind } = field;
  if (Array.isArray(value))
    return value.flatMap((one, at) => (fields ? placesOf(fields, one ?? {}, `${path}.${at}.`) : placeOf(path, one)));
  if (kind === 'image' || kind === 'file') return typeof value === 'string' ? [{ path, words: '', file: value }] : [];
  if (kind === 'richText') return placeOf(path, wordsOfHtml(String(value ?? '')));
  return placeOf(path, formatValue(field, value, { row, named: new Map() }));
}

function placeOf(path: string, said: unknown): Place[] {
  const words = compared(typeof said === 'string' ? said : '');
  return words ? [{ path, words }] : [];
}
