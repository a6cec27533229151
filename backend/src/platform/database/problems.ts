import type { AnySection, Field } from '@coop/domain';
import { invalidData, Problem } from '../http/problem.js';
import { snakeCase, uniqueName } from './tables/names.js';

/** Error details that both drivers report; drizzle wraps them in `cause`. */
type DatabaseError = { code?: string; constraint?: string; detail?: string };

export const causeOf = (thrown: unknown): DatabaseError =>
  ((thrown as { cause?: DatabaseError } | null)?.cause ?? thrown ?? {}) as DatabaseError;

export const UNIQUE_VIOLATION = '23505';
export const FOREIGN_KEY_VIOLATION = '23503';
/** Two transactions waited for each other, and this one was rolled back. */
export const DEADLOCK = '40P01';
/** A lock was not acquired within `lock_timeout`. */
export const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Maps a constraint violation to a problem that names the field; rethrows any other error. For `.catch()` on a write.
 */
export const problemOfDatabase =
  (section: AnySection) =>
  (thrown: unknown): never => {
    const { code, constraint = '' } = causeOf(thrown);
    if (code === UNIQUE_VIOLATION) throw duplicateValue(section, keyOf(section, constraint));
    if (code === FOREIGN_KEY_VIOLATION) throw brokenReference(section, constraint);
    throw thrown;
  };

function keyOf(section: AnySection, constraint: string): readonly string[] {
  const keys = [['slug'], ...section.unique.map(({ fields }) => fields)];
  return keys.find((names) => uniqueName(section, names).startsWith(constraint.replace(/_si$/, ''))) ?? [];
}

/** Duplicate key, reported at its first field, because the form may hide the others. */
export function duplicateValue(section: AnySection, key: readonly string[]): Problem {
  const [first] = key;
  if (!first) return new Problem('datos_invalidos', 'Ya existe otro registro igual');
  const labels = key.map((name) => section.fields[name].label).join(', ');
  return invalidData({ [first]: `Ya existe otro registro con el mismo valor (${labels})` });
}

function brokenReference(section: AnySection, constraint: string): Problem {
  const own = snakeCase(section.name);
  const name = Object.entries<Field>(section.fields).find(
    ([key, { to }]) => to && constraint.startsWith(`${own}_${snakeCase(key)}_`),
  )?.[0];
  return name
    ? invalidData({ [name]: 'El registro elegido no existe' })
    : new Problem('datos_invalidos', 'Otros registros lo usan: no se puede eliminar');
}
