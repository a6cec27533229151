import type { Field } from '@coop/domain';
import { cellValue } from '@coop/domain/cellValue';
import { issueMessage } from '../../facts/issueMessage';
import { cellText } from './cellText';

/** What was written into a cell, as its field keeps it; what the field can't be stays as it was written, with why. */
export type Cell = { value: unknown; fault?: string };

/** Reads one cell as people write it; nothing, or a dash, is nothing. */
export function readCell(field: Field, written: string): Cell {
  const value = cellValue(field, written);
  if (value === null) return { value: field.initial ?? null };
  const parsed = field.schema().safeParse(value);
  if (parsed.success) return { value: parsed.data };
  const kept = Array.isArray(value) ? value : written.trim();
  const known = field.choices && Object.values(field.choices).join(', ');
  if (known) return { value: kept, fault: `No existe «${written.trim()}»: elija ${known}` };
  const [issue] = parsed.error.issues;
  return { value: kept, fault: issue ? issueMessage(value, issue) : 'No se entiende' };
}

/** What is wrong with what a cell holds; nothing where it is empty, which only saving minds. */
export function faultOfCell(field: Field, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '' || field.schema().safeParse(value).success)
    return undefined;
  return readCell(field, cellText(field, value)).fault;
}
