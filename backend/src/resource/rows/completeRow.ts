import { type AnyRow, type AnySection, type Field, type Flow, initialState, isAuthored, isDerived } from '@coop/domain';
import { v7 as uuidv7 } from 'uuid';

/** Builds a full row from a draft: id, initial states and values, null for the rest. */
export function completeRow(
  section: AnySection,
  draft: Record<string, unknown>,
  author: string | null,
  now: Date,
): AnyRow {
  const at = now.toISOString();
  const row = Object.fromEntries(
    Object.entries<Field>(section.fields)
      .filter(([, field]) => !isDerived(field))
      .map(([name, field]) => [name, valueFor(name, field)]),
  );
  return { ...row, version: 1, creadoEn: at, creadoPor: author, actualizadoEn: at, actualizadoPor: author } as AnyRow;

  function valueFor(name: string, field: Field): unknown {
    if (isAuthored(field)) return draft[name] ?? field.initial ?? null;
    if (field.kind === 'state') return initialState(section.flows[name] as Flow, draft);
    return name === 'id' ? uuidv7() : null;
  }
}
