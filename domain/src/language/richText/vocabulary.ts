import { youtubeId } from '../../text/youtubeId.js';
import { idSchema } from '../fields/id.js';
import { isSafeLink } from '../fields/url.js';

/**
 * What formatted text is made of, and which attributes each tag keeps. The editor writes no other, the server removes every
 * other before it stores the text, and the pages draw each of them.
 *
 * `figure` and `a` with `data-archivo` name a picture or a document of the library by its identifier: the addresses are filled in
 * as the text is read, so that a file that is replaced is replaced everywhere. `a` with `data-video` leads to a video; `div` is a callout.
 */
export const richTextVocabulary = {
  h2: [],
  h3: [],
  p: [],
  br: [],
  ul: [],
  ol: [],
  li: [],
  a: ['href', 'data-archivo', 'data-video'],
  strong: [],
  em: [],
  blockquote: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  figure: ['data-archivo'],
  figcaption: [],
  div: ['role', 'data-tono'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The tags that formatted text may hold. */
export const richTextTags = Object.keys(richTextVocabulary);

/** The tones of a callout, and what staff call them. */
export const calloutTones = { informacion: 'Información', atencion: 'Atención' } as const;
export type CalloutTone = keyof typeof calloutTones;

const reachable = /^(mailto:[^\s<>"@]+@[^\s<>"@]+|tel:\+?[\d-]+)$/;

/** Where a link within a text may lead: wherever our pages may, or to write or call. */
export const isTextLink = (href: string): boolean => isSafeLink(href) || reachable.test(href);

type Attributes = Readonly<Record<string, string>>;

/**
 * The attributes that a tag of the vocabulary keeps, where what they say decides it; undefined: the tag means nothing without
 * them, and only what stands in it is left.
 */
export function keptAttributes(
  tag: 'a' | 'figure' | 'div' | 'th' | 'td',
  given: Attributes,
): Record<string, string> | undefined {
  if (tag === 'th' || tag === 'td') return cellAttributes(tag, given);
  const { href = '', 'data-archivo': archivo = '', 'data-video': video, 'data-tono': tono = '' } = given;
  const named = idSchema.safeParse(archivo);
  const file = named.success ? { 'data-archivo': named.data } : undefined;
  if (tag === 'figure') return file;
  if (tag === 'div') return Object.hasOwn(calloutTones, tono) ? { role: 'note', 'data-tono': tono } : undefined;
  if (file) return file;
  if (!isTextLink(href)) return {};
  return { href, ...(video !== undefined && youtubeId(href) && { 'data-video': 'youtube' }) };
}

/** An editor makes room for as many cells as one says that it is wide and high. */
const span = /^([1-9]\d?|100)$/;

const cellAttributes = (tag: 'th' | 'td', { scope = '', colspan = '', rowspan = '' }: Attributes) => ({
  ...(tag === 'th' && /^(col|row)$/.test(scope) && { scope }),
  ...(span.test(colspan) && { colspan }),
  ...(span.test(rowspan) && { rowspan }),
});
