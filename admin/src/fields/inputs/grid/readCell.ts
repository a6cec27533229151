import type { Field } from '@coop/domain';
import { cellValue } from '@coop/domain/cellValue';
import { issueMessage } from '../../facts/issueMessage';
import { cellText } from './cellText';

/** A parsed cell: the stored value, or the original text and its error. */
export type Cell = { value: unknown; fault?: string };

/** Parses one cell as people write it, with its row's values as context. Blank or a dash is empty. */
export function readCell(field: Field, written: string, row: Readonly<Record<string, unknown>>): Cell {
  const value = cellValue(field, written, row);
  if (value === null) return { value: field.initial ?? null };
  const parsed = field.schema().safeParse(value);
  if (parsed.success) return { value: parsed.data };
  return { value: Array.isArray(value) ? value : written.trim(), fault: faultOf(field, value, written) };
}

/** Returns the error of a cell's value. An empty cell has none; required fields are checked on save. */
export const faultOfCell = (field: Field, value: unknown): string | undefined =>
  value === null || value === undefined || value === '' ? undefined : faultOf(field, value, cellText(field, value));

function faultOf(field: Field, value: unknown, written: string): string | undefined {
  const { success, error } = field.schema().safeParse(value);
  if (success) return undefined;
  const known = field.choices && Object.values(field.choices).join(', ');
  if (known) return `No existe «${written.trim()}»: elija ${known}`;
  const [issue] = error.issues;
  return issue ? issueMessage(value, issue) : 'No se entiende';
}
