import { createRequire } from 'node:module';
import { type Field, type Fields, isSafeLink, richTextTags } from '@coop/domain';
import type sanitizeHtml from 'sanitize-html';

/** What is longer than any field takes is refused for its length: nobody waits for it to be cleaned. */
const LONGEST = 200_000;

/** With the first text that somebody writes: it is for no start, and what it is asked from does not wait. */
const require = createRequire(import.meta.url);
const load = (): typeof sanitizeHtml => require('sanitize-html');

/** Only the tags of the vocabulary; links only to where `isSafeLink` lets, or to write or call. */
export const sanitizeHtmlText = (html: string): string =>
  load()(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: isGoodHref(href) ? { href } : {} }) as sanitizeHtml.Tag,
    },
  });

const isGoodHref = (href: string) => isSafeLink(href) || /^(mailto:[^\s<>"@]+@[^\s<>"@]+|tel:\+?[\d-]+)$/.test(href);

/**
 * The values with every formatted text cleaned, those inside repeated groups too. To be done before they are validated:
 * what is measured is what will be stored. What is of no known shape stays as it came, for the schema to refuse.
 */
export function sanitizeRichText<V extends Record<string, unknown>>(fields: Fields, values: V): V {
  const cleaned = Object.entries(values).map(([name, value]) => [
    name,
    clean(Object.hasOwn(fields, name) ? fields[name] : undefined, value),
  ]);
  return Object.fromEntries(cleaned) as V;
}

function clean(field: Field | undefined, value: unknown): unknown {
  if (field?.kind === 'richText' && typeof value === 'string' && value.length <= LONGEST)
    return sanitizeHtmlText(value);
  const { fields } = field ?? {};
  if (fields && Array.isArray(value)) return value.map((row) => (isRecord(row) ? sanitizeRichText(fields, row) : row));
  return value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
