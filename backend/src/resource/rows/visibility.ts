import { type AnyRow, type AnySection, canSee, clockAt, type Rol, withDerived } from '@coop/domain';
import { invalidData, Problem } from '../../platform/http/problem.js';

/** The row with what follows from it now, and only what this role may read. */
export const visibleTo = (rol: Rol, section: AnySection, row: AnyRow): AnyRow =>
  Object.fromEntries(
    Object.entries(withDerived(section.fields, row, clockAt())).filter(([name]) => canSee(rol, section, name)),
  ) as AnyRow;

/** Refuses to filter or sort by what the role may not read, with the words used for what does not exist. */
export function requireVisibleFields(rol: Rol, section: AnySection, names: readonly string[]): void {
  const hidden = names.find((name) => !canSee(rol, section, name));
  if (hidden)
    throw new Problem('peticion_invalida', 'Este campo no existe o no se puede escribir', {
      errors: { filter: 'El valor no es válido' },
    });
}

/** Refuses to write what the role may not read. */
export function requireWritable(rol: Rol, section: AnySection, values: Record<string, unknown>): void {
  const hidden = Object.keys(values).filter((name) => !canSee(rol, section, name));
  if (hidden.length > 0)
    throw invalidData(Object.fromEntries(hidden.map((name) => [name, 'Este campo no existe o no se puede escribir'])));
}
