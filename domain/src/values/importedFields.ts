import { type Field, isAuthored, isInternal } from '../language/field.js';
import type { AnySection } from '../language/section.js';
import { traitsOf } from '../language/traits.js';

/**
 * The fields that a spreadsheet of the section brings, in the order of its form: those of its own that somebody writes and that
 * fit a cell. What is confirmed in the panel (internal) is confirmed there, row by row.
 */
export function importedFields({ groups, fields }: AnySection): (readonly [string, Field])[] {
  const own = groups.flatMap((group) => group.fields.map((name) => [name, fields[name] as Field] as const));
  return own.filter(([, field]) => isAuthored(field) && !isInternal(field) && traitsOf(field).inOneLine);
}
