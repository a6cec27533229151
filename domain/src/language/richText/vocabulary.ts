import { youtubeId } from '../../text/youtubeId.js';
import { idSchema } from '../fields/id.js';
import { isSafeLink } from '../fields/url.js';

/**
 * Allowed tags of formatted text, with their allowed attributes. The editor writes only these, the server strips all
 * others before storing, and the pages render each of them.
 * `figure` and `a` with `data-archivo` reference a picture or document of the library by its identifier. URLs are
 * filled in on read, so replacing a file updates every text. `a` with `data-video` links a video; `div` is a callout.
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

export const richTextTags = Object.keys(richTextVocabulary);

/** Tones of a callout, with their labels. */
export const calloutTones = { informacion: 'Información', atencion: 'Atención' } as const;
export type CalloutTone = keyof typeof calloutTones;

const reachable = /^(mailto:[^\s<>"@]+@[^\s<>"@]+|tel:\+?[\d-]+)$/;

/** Whether a text may link to a URL: any link allowed on our pages, plus mailto and tel. */
export const isTextLink = (href: string): boolean => isSafeLink(href) || reachable.test(href);

type Attributes = Readonly<Record<string, string>>;

/**
 * Returns the attributes that a tag keeps, depending on their values. Returns undefined when the tag is meaningless
 * without them: only its content stays.
 */
export function filterAttributesOf(
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

/** Limits the span, because an editor allocates that many cells. */
const span = /^([1-9]\d?|100)$/;

const cellAttributes = (tag: 'th' | 'td', { scope = '', colspan = '', rowspan = '' }: Attributes) => ({
  ...(tag === 'th' && /^(col|row)$/.test(scope) && { scope }),
  ...(span.test(colspan) && { colspan }),
  ...(span.test(rowspan) && { rowspan }),
});
