import { isDeepStrictEqual } from 'node:util';
import { type AnyRow, type AnySection, type Field, isAuthored, isDerived } from '@coop/domain';
import { v7 as uuidv7 } from 'uuid';
import { invalidData } from '../../platform/http/problem.js';

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
    if (field.kind === 'state') return section.flows[name]?.initial;
    return name === 'id' ? uuidv7() : null;
  }
}

/** Removes echoed system values from the input. Throws when one differs from the stored value. */
export function withoutEcho(
  section: AnySection,
  sent: Record<string, unknown>,
  stored: AnyRow,
): Record<string, unknown> {
  const isEcho = (name: string) => section.fields[name] && !isAuthored(section.fields[name] as Field);
  // Derived values are ignored: they may have changed since the form was opened.
  const altered = Object.keys(sent).filter(
    (name) =>
      isEcho(name) &&
      !isDerived(section.fields[name] as Field) &&
      !isDeepStrictEqual(sent[name] ?? null, stored[name] ?? null),
  );
  if (altered.length > 0)
    throw invalidData(Object.fromEntries(altered.map((name) => [name, 'Este campo no se puede cambiar aquí'])));
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !isEcho(name)));
}
