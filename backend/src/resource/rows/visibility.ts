import { type AnyRow, type AnySection, type Clock, canSee, clockAt, type Rol, withDerived } from '@coop/domain';
import { invalidData, Problem } from '../../platform/http/problem.js';
import { oncePer } from '../../platform/oncePer.js';

/** The row with what follows from it now, and only what this role may read. */
export function visibleTo(rol: Rol, section: AnySection, row: AnyRow, clock: Clock = clockAt()): AnyRow {
  const whole = withDerived(section.fields, row, clock);
  // Few sections hide anything from whoever may read them.
  if (limitedFields(section).every((name) => canSee(rol, section, name))) return whole;
  return Object.fromEntries(Object.entries(whole).filter(([name]) => canSee(rol, section, name))) as AnyRow;
}

const limitedFields = oncePer((section: AnySection) =>
  Object.keys(section.fields).filter((name) => section.fields[name]?.roles !== undefined),
);

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
