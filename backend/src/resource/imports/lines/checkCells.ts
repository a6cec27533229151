import { type AnySection, type Field, faultsOf, withoutHidden } from '@coop/domain';
import { cellValue } from '@coop/domain/cellValue';
import { errorsByField } from '@coop/domain/issues';

type Values = Record<string, unknown>;
/** A line of a file: the row that it says, or the messages of its fields. */
export type CheckedCells = { values: Values } | { messages: Record<string, string> };

/** Holds a line to what any row of the section is held to: the schema of each field and the section's rules. `today`: in La Paz. */
export function checkCells(section: AnySection, written: ReadonlyMap<string, string>, today: string): CheckedCells {
  const sent = Object.fromEntries(
    [...written].map(([name, cell]) => [name, cellValue(section.fields[name] as Field, cell)]),
  );
  const parsed = section.draft.safeParse(sent, { reportInput: true });
  if (!parsed.success) return { messages: errorsByField(parsed.error.issues) };
  const values = withoutHidden(section.fields, parsed.data as Values);
  const messages = faultsOf(section, values, today);
  return Object.keys(messages).length > 0 ? { messages } : { values };
}
