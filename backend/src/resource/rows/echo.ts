import { isDeepStrictEqual } from 'node:util';
import { type AnyRow, type AnySection, type Field, isAuthored, isDerived } from '@coop/domain';
import { invalidData } from '../../platform/http/problem.js';

/**
 * Splits what a form sent back: what its author may change, and the system's own values, which forms echo. An echo
 * that differs from what is stored is refused, so that nobody believes to have changed a state or a date.
 */
export function withoutEcho(
  section: AnySection,
  sent: Record<string, unknown>,
  stored: AnyRow,
): Record<string, unknown> {
  const isEcho = (name: string) => section.fields[name] && !isAuthored(section.fields[name] as Field);
  // What follows from the clock may have changed since the form was opened: nobody believes to write it.
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
