import { createRequire } from 'node:module';
import {
  type Field,
  type Fields,
  HTML_TIMES,
  keptAttributes,
  richTextTags,
  richTextVocabulary,
  storable,
} from '@coop/domain';
import type sanitizeHtml from 'sanitize-html';
import { invalidData } from '../../platform/http/problem.js';

/**
 * Cleaning what is left open grows with the square of its length: what is longer than its field takes is left to be refused for
 * that, and all that one row says is bounded too.
 */
const MOST_OF_A_ROW = 400_000;
/** Cells that those of a text may take beyond their own place. */
const MOST_ROOM = 200;

/** With the first text that somebody writes: it is for no start, and what it is asked from does not wait. */
const require = createRequire(import.meta.url);
const load = (): typeof sanitizeHtml => require('sanitize-html');

/**
 * Only what the vocabulary of `domain` holds; links only to where `isTextLink` lets. What comes out stays as it is when it
 * is stored: it is brought to that form before it is read, and a sign that would join the end of a tag («>» and U+0338 are «≯»,
 * which ends none) stands on a circle of its own.
 */
export function sanitizeHtmlText(html: string): string {
  const cleaned = cleanStorable(html);
  // What can't be stored may have come as an entity, which cleaning makes a sign of.
  return storable(cleaned) === cleaned ? cleaned : cleanStorable(cleaned);
}

const cleanStorable = (html: string): string => clean(storable(html)).replace(/>(?=\p{M})/gu, '>\u25cc');

function clean(html: string): string {
  const cell = keptCells();
  return load()(html.replace(BEFORE_LOST_BLOCK, '$& '), {
    // Tags within tags cost the square of their depth.
    nestingLimit: DEEPEST,
    allowedTags: richTextTags,
    allowedAttributes,
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      ...renamed,
      a: kept('a'),
      figure: kept('figure'),
      div: kept('div'),
      th: cell('th'),
      td: cell('td'),
    },
    // What stands in a tag that means nothing is left.
    exclusiveFilter: ({ tag, attribs }) =>
      isKept(tag) && keptAttributes(tag, attribs) === undefined ? 'excludeTag' : false,
  });
}

/** Deeper than any list within tables that a person writes. */
const DEEPEST = 100;

/** What other editors write for tags of ours. */
const renamed = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };

/** The last sign before a block whose tag is taken away: the words on either side would become one. */
const BEFORE_LOST_BLOCK =
  /[^\s>](?=<\/?(?:div|pre|section|article|header|footer|main|aside|nav|address|d[ltd]|hr)\b)/gi;

const allowedAttributes = Object.fromEntries(
  Object.entries(richTextVocabulary).map(([tag, names]) => [tag, [...names]]),
);

type Kept = 'a' | 'figure' | 'div';

const isKept = (tag: string): tag is Kept => ['a', 'figure', 'div'].includes(tag);

const kept = (tagName: Kept) => (_: string, given: sanitizeHtml.Attributes) => ({
  tagName,
  attribs: keptAttributes(tagName, given) ?? {},
});

/**
 * Cells as wide and high as they say, until a text has made so much room: an editor fills in all cells of a table, as many as its
 * widest row has in each of its rows.
 */
function keptCells() {
  let left = MOST_ROOM;
  return (tag: 'th' | 'td') => (_: string, given: sanitizeHtml.Attributes) => {
    const attribs = keptAttributes(tag, given) ?? {};
    const { colspan = '1', rowspan = '1', ...single } = attribs;
    left -= Number(colspan) - 1 + (Number(rowspan) - 1);
    return { tagName: tag, attribs: left < 0 ? single : attribs };
  };
}

/**
 * The values with every formatted text cleaned, those inside repeated groups too. To be done before they are validated:
 * what is measured is what will be stored. What is of no known shape stays as it came, for the schema to refuse. Throws a 422
 * where they are too much together.
 */
export const sanitizeRichText = <V extends Record<string, unknown>>(fields: Fields, values: V): V =>
  cleanAll(fields, values, { left: MOST_OF_A_ROW });

type Allowance = { left: number };

function cleanAll<V extends Record<string, unknown>>(fields: Fields, values: V, allowance: Allowance): V {
  const cleaned = Object.entries(values).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const clean = cleanValue(field, value, allowance);
    if (allowance.left < 0) throw invalidData({ [name]: TOO_MUCH });
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

const TOO_MUCH = `Los textos con formato de un registro suman como máximo ${MOST_OF_A_ROW} caracteres`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
