import { type Field, type Fields, traitsOf } from '@coop/domain';
import { type SQL, sql } from 'drizzle-orm';
import { snakeCase } from './names.js';

/** They stand within a word; any other mark parts two. */
const INLINE = 'a|strong|em|b|i|u|s|code|sub|sup|span|mark';
const entities = { '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "''", '&amp;': '&' };

/**
 * What a search reads of a field, as the database finds it: of a list, what people read in its records at whatever depth, and
 * none of their names, choices or addresses; of a formatted text, its words without their marks.
 */
export function searchedParts(name: string, field: Field): SQL[] {
  const column = `"${snakeCase(name)}"`;
  const parts = field.fields
    ? readIn(field.fields, '$[*]').map(([path, inner]) => [inner, everyText(column, path)] as const)
    : ([[field, column]] as const);
  return parts.map(([{ kind }, part]) => sql.raw(kind === 'richText' ? wordsOf(part) : part));
}

/** The fields of a list's records that people read, each with its path in it. */
const readIn = (fields: Fields, path: string): [string, Field][] =>
  Object.entries<Field>(fields).flatMap(([name, field]): [string, Field][] => {
    const own = `${path}."${name}"`;
    if (field.fields) return readIn(field.fields, `${own}[*]`);
    return ['prose', 'words'].includes(String(traitsOf(field).searched)) ? [[own, field]] : [];
  });

const everyText = (column: string, path: string) =>
  `jsonb_path_query_array(${column}, '${path} ? (@.type() == "string")')`;

function wordsOf(html: string): string {
  const whole = `regexp_replace((${html})::text, '</?(${INLINE})( [^<>]*)?>', '', 'g')`;
  const words = `regexp_replace(${whole}, '<[^<>]*>', ' ', 'g')`;
  return Object.entries(entities).reduce((text, [entity, sign]) => `replace(${text}, '${entity}', '${sign}')`, words);
}
