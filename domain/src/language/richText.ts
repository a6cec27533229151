import { youtubeId } from '../text/youtubeId.js';
import { idSchema } from './fields/references.js';
import { isSafeLink } from './fields/url.js';

export type TextPart = 'imagen' | 'documento';
export type FileInText = { part: TextPart; id: string };

/** Opening tags that reference a file, as `filterAttributesOf` writes them. */
const naming = /<(figure|a) data-archivo="([\da-f-]{36})">/g;
const partOf = (tag: string): TextPart => (tag === 'figure' ? 'imagen' : 'documento');

export const filesInText = (html: string): FileInText[] =>
  [...html.matchAll(naming)].map(([, tag = '', id = '']) => ({ part: partOf(tag), id }));

export const renderFilesInText = (html: string, draw: (file: FileInText) => string): string =>
  html.replace(naming, (_, tag: string, id: string) => draw({ part: partOf(tag), id }));

const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Counts the visible characters of formatted text; an entity or an embedded file counts as one. */
export const visibleLength = (html: string): number =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&(?:\w+|#\d+|#x[\da-f]+);/gi, '·')
    .replace(unseen, '')
    .trim().length + filesInText(html).length;

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

export const calloutTones = { informacion: 'Información', atencion: 'Atención' } as const;
export type CalloutTone = keyof typeof calloutTones;

const reachable = /^(mailto:[^\s<>"@]+@[^\s<>"@]+|tel:\+?[\d-]+)$/;

/** Whether a text may link to a URL: any link allowed on our pages, plus mailto and tel. */
export const isTextLink = (href: string): boolean => isSafeLink(href) || reachable.test(href);

type Attributes = Readonly<Record<string, string>>;

/** Returns the attributes that a tag keeps; undefined when it is meaningless without them. */
export function filterAttributesOf(
  tag: 'a' | 'figure' | 'div' | 'th' | 'td',
  attributes: Attributes,
): Record<string, string> | undefined {
  if (tag === 'th' || tag === 'td') return cellAttributes(tag, attributes);
  const { href = '', 'data-archivo': archivo = '', 'data-video': video, 'data-tono': tono = '' } = attributes;
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

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Converts formatted text to plain text, one line per paragraph. Never render the result as HTML. */
export const wordsOfHtml = (html: string): string =>
  html
    .replace(/(?<=<t[dh][^<>]*>)<p>|<\/p>(?=<\/t[dh]>)/g, '')
    .replace(/<br\s*\/?>|<\/(?:p|li|h\d|tr|blockquote|figcaption|figure|div)>/g, '\n')
    .replace(
      /<(?:p|h\d|[uo]l|div|figure|table|blockquote)\b[^<>]*>|<a (?=[^<>]*\bdata-(?:archivo|video)=)[^<>]*>/g,
      '\n',
    )
    .replace(/<\/t[dh]>/g, '\t')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
