import { type Field, type Fields, isSafeLink, richTextTags } from '@coop/domain';
import sanitizeHtml from 'sanitize-html';

/** Only the tags of the vocabulary; links only to where `isSafeLink` lets, or to write or call. */
export const sanitizeHtmlText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: isGoodHref(href) ? { href } : {} }) as sanitizeHtml.Tag,
    },
  });

const isGoodHref = (href: string) => isSafeLink(href) || /^(mailto:[^\s<>"]+@[^\s<>"]+|tel:\+?[\d-]+)$/.test(href);

/** The values with every formatted text cleaned, those inside repeated groups too. */
export function sanitizeRichText<V extends Record<string, unknown>>(fields: Fields, values: V): V {
  const cleaned = Object.entries(values).map(([name, value]) => [name, clean(fields[name], value)]);
  return Object.fromEntries(cleaned) as V;
}

function clean(field: Field | undefined, value: unknown): unknown {
  if (field?.kind === 'richText' && typeof value === 'string') return sanitizeHtmlText(value);
  if (field?.kind === 'rows' && Array.isArray(value))
    return value.map((row) => sanitizeRichText((field as Field & { fields: Fields }).fields, row));
  return value;
}
