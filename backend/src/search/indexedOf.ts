import { type AnyRow, type AnySection, type Field, type Fields, isPreviewable, publicFields } from '@coop/domain';
import { filesOf } from '../sections/filesOf.js';
import type { Indexed } from './search.repository.js';

type Values = Readonly<Record<string, unknown>>;

const wordKinds: ReadonlySet<string> = new Set(['text', 'texts', 'richText']);

/** What the search looks into for a row, read off its description: every public text. Undefined where no page shows it. */
export function indexedOf(section: AnySection, row: AnyRow): Indexed | undefined {
  if (!isPreviewable(section)) return undefined;
  const fields = publicFields(section.fields);
  const { resumen, ...others } = row;
  return {
    id: row.id,
    titulo: section.title(row),
    resumen: typeof resumen === 'string' ? resumen : '',
    texto: wordsOf(fields, others).join(' '),
    documentos: [...new Set(filesOf(documentsOf(fields), row).map(({ id }) => id))],
  };
}

function wordsOf(fields: Fields, values: Values): string[] {
  return Object.entries<Field>(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (value === null || value === undefined) return [];
    if (field.kind === 'rows') return rowsOf(value).flatMap((row) => wordsOf(nested(field), row));
    if (field.kind === 'choice')
      return [(field as Field & { choices: Record<string, string> }).choices[String(value)] ?? ''];
    return wordKinds.has(field.kind) ? [value].flat().map((text) => plain(String(text))) : [];
  });
}

/** The fields that hold documents: pictures say what they show in their own page. */
const documentsOf = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([name, field]): [string, Field][] => {
      if (field.kind === 'file') return [[name, field]];
      return field.kind === 'rows' ? [[name, { ...field, fields: documentsOf(nested(field)) } as Field]] : [];
    }),
  );

const nested = (field: Field) => (field as Field & { fields: Fields }).fields;
const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Values[]) : []);

/** Formatted text without its tags, with the few signs that our own editor writes as entities. */
const plain = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
