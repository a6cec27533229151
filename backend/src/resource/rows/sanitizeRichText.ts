import { createRequire } from 'node:module';
import {
  type Field,
  type Fields,
  filterAttributesOf,
  HTML_TIMES,
  richTextTags,
  richTextVocabulary,
  storable,
} from '@coop/domain';
import type sanitizeHtml from 'sanitize-html';
import { invalidData } from '../../platform/http/problem.js';

/** In characters per row: sanitizing unclosed tags is quadratic. */
const MAX_ROW_CHARACTERS = 400_000;
/** Extra cells that spans may add in one text. */
const MAX_EXTRA_CELLS = 200;

/** Loaded with the first text, to keep startup fast; synchronous, like its callers. */
const require = createRequire(import.meta.url);
const load = (): typeof sanitizeHtml => require('sanitize-html');

/**
 * Sanitizes rich text to the vocabulary in `domain`; links must pass `isTextLink`. The result is stable when stored:
 * the text is normalized first. A combining mark after a tag gets a dotted circle. Otherwise «>» and U+0338 would
 * compose to «≯», which ends no tag.
 */
export function sanitizeHtmlText(html: string): string {
  const cleaned = cleanStorable(html);
  // Entities decoded while cleaning may yield characters that can't be stored.
  return storable(cleaned) === cleaned ? cleaned : cleanStorable(cleaned);
}

const cleanStorable = (html: string): string => clean(storable(html)).replace(/>(?=\p{M})/gu, '>\u25cc');

function clean(html: string): string {
  const cell = limitSpans();
  return load()(html.replace(BEFORE_DROPPED_BLOCK, '$& '), {
    // Nested tags cost quadratic time.
    nestingLimit: DEEPEST,
    allowedTags: richTextTags,
    allowedAttributes,
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      ...renamed,
      a: filterAttributes('a'),
      figure: filterAttributes('figure'),
      div: filterAttributes('div'),
      th: cell('th'),
      td: cell('td'),
    },
    // Unwraps meaningless tags and keeps their content.
    exclusiveFilter: ({ tag, attribs }) =>
      isFilteredTag(tag) && filterAttributesOf(tag, attribs) === undefined ? 'excludeTag' : false,
  });
}

/** Deeper than any list or table that people write. */
const DEEPEST = 100;

/** Equivalents of our tags in other editors. */
const renamed = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };

/** Matches the last character before a dropped block tag, where a space keeps two words apart. */
const BEFORE_DROPPED_BLOCK =
  /[^\s>](?=<\/?(?:div|pre|section|article|header|footer|main|aside|nav|address|d[ltd]|hr)\b)/gi;

const allowedAttributes = Object.fromEntries(
  Object.entries(richTextVocabulary).map(([tag, names]) => [tag, [...names]]),
);

type FilteredTag = 'a' | 'figure' | 'div';

const isFilteredTag = (tag: string): tag is FilteredTag => ['a', 'figure', 'div'].includes(tag);

const filterAttributes = (tagName: FilteredTag) => (_: string, attributes: sanitizeHtml.Attributes) => ({
  tagName,
  attribs: filterAttributesOf(tagName, attributes) ?? {},
});

/** Limits colspan and rowspan per text: editors fill every row up to the widest. */
function limitSpans() {
  let left = MAX_EXTRA_CELLS;
  return (tag: 'th' | 'td') => (_: string, attributes: sanitizeHtml.Attributes) => {
    const attribs = filterAttributesOf(tag, attributes) ?? {};
    const { colspan = '1', rowspan = '1', ...single } = attribs;
    left -= Number(colspan) - 1 + (Number(rowspan) - 1);
    return { tagName: tag, attribs: left < 0 ? single : attribs };
  };
}

/** Sanitizes every rich text, before validation measures it. Throws a 422 over the row's limit. */
export const sanitizeRichText = <V extends Record<string, unknown>>(fields: Fields, values: V): V =>
  cleanAll(fields, values, { left: MAX_ROW_CHARACTERS });

type Allowance = { left: number };

function cleanAll<V extends Record<string, unknown>>(fields: Fields, values: V, allowance: Allowance): V {
  const cleaned = Object.entries(values).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const clean = cleanValue(field, value, allowance);
    if (allowance.left < 0) throw invalidData({ [name]: TOO_LONG });
    return [name, clean];
  });
  return Object.fromEntries(cleaned) as V;
}

function cleanValue(field: Field | undefined, value: unknown, allowance: Allowance): unknown {
  if (field?.kind === 'richText') return typeof value === 'string' ? cleanText(field, value, allowance) : value;
  const { fields } = field ?? {};
  if (fields && Array.isArray(value))
    return value.map((row) => (isRecord(row) ? cleanAll(fields, row, allowance) : row));
  return value;
}

function cleanText({ max = 0 }: Field, html: string, allowance: Allowance): string {
  if (html.length > HTML_TIMES * max) return html;
  allowance.left -= html.length;
  return allowance.left < 0 ? html : sanitizeHtmlText(html);
}

const TOO_LONG = `Los textos con formato de un registro suman como máximo ${MAX_ROW_CHARACTERS} caracteres`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
