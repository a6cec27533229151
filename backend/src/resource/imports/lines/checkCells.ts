import { type AnySection, faultsOf, withoutHidden } from '@coop/domain';
import { cellValues } from '@coop/domain/cellValue';
import { errorsByField } from '@coop/domain/issues';

type Values = Record<string, unknown>;
/** A validated line: its values, or error messages by field. */
export type CheckedCells = { values: Values } | { messages: Record<string, string> };

/** Validates a line's cells as any row of the section. `today`: in La Paz. */
export const checkCells = (section: AnySection, written: ReadonlyMap<string, string>, today: string): CheckedCells =>
  checkValues(section, cellValues(section.fields, Object.fromEntries(written)), today);

/** Validates parsed values against each field's schema and the section's rules. */
export function checkValues(section: AnySection, sent: Values, today: string): CheckedCells {
  const parsed = section.draft.safeParse(sent, { reportInput: true });
  if (!parsed.success) return { messages: errorsByField(parsed.error.issues) };
  const values = withoutHidden(section.fields, parsed.data as Values);
  const messages = faultsOf(section, values, today);
  return Object.keys(messages).length > 0 ? { messages } : { values };
}
