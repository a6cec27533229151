import type { Field } from '@coop/domain';
import { cellValue } from '@coop/domain/cellValue';

/** What a cell of a spreadsheet says: the value of a field, or what is wrong with it. */
export type Cell = { value: unknown } | { fault: string };

/** Reads one cell as people write it; nothing, or a dash, is nothing. */
export function readCell(field: Field, written: string): Cell {
  const text = written.trim();
  const value = cellValue(field, written);
  if (value === null) return field.presence === 'required' ? { fault: 'falta' } : { value: field.initial ?? null };
  const parsed = field.schema.safeParse(value);
  if (parsed.success) return { value: parsed.data };
  const known =
    'choices' in field ? `; elija ${Object.values(field.choices as Readonly<Record<string, string>>).join(', ')}` : '';
  const [issue] = parsed.error.issues;
  return { fault: known ? `no existe «${text}»${known}` : `«${text}»: ${issue?.message ?? 'no se entiende'}` };
}
