import {
  type AnyRow,
  type AnySection,
  type Clock,
  canSee,
  clockAt,
  type Field,
  isSecret,
  type Rol,
  withDerived,
} from '@coop/domain';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import { UNREADABLE } from '../../platform/http/schema.pipe.js';
import { memoizeByKey } from '../../platform/memoizeByKey.js';

/** Returns the fields that the role may read, derived ones included; others are null. */
export function redactRow(rol: Rol, section: AnySection, row: AnyRow, clock: Clock = clockAt()): AnyRow {
  const whole: AnyRow = { ...withDerived(section.fields, row, clock), ...secretFields(section) };
  // Few sections have restricted fields.
  if (restrictedFields(section).every((name) => canSee(rol, section, name))) return whole;
  const isHidden = (name: string) => !canSee(rol, section, name) && !Object.hasOwn(secretFields(section), name);
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !isHidden(name))) as AnyRow;
}

/** Returns the readable row. Undefined when the user may not read the section, such as a system that only writes. */
export const readableRow = (staff: Staff, section: AnySection, row: AnyRow): AnyRow | undefined =>
  may(staff, 'leer', section) ? redactRow(staff.rol, section, row) : undefined;

/** Returns the row's title for readers of its section; without staff, the server itself is writing. */
export const titleFor = (staff: Staff | undefined, section: AnySection, row: AnyRow): string | undefined =>
  staff && !may(staff, 'leer', section) ? undefined : section.title(row);

/** Returns the response of a write: the readable row or, without permission to read, its id, version and states. */
export const writeResponse = (staff: Staff, section: AnySection, row: AnyRow): AnyRow =>
  readableRow(staff, section, row) ?? versionAndStates(section, row);

const versionAndStates = (section: AnySection, row: AnyRow): AnyRow => {
  const states = Object.fromEntries(Object.keys(section.flows).map((name) => [name, row[name]]));
  return { id: row.id, version: row.version, ...states } as AnyRow;
};

const restrictedFields = memoizeByKey((section: AnySection) =>
  Object.keys(section.fields).filter((name) => section.fields[name]?.roles !== undefined),
);

/** Returns the server-only fields as null, so that responses keep their shape. */
const secretFields = memoizeByKey((section: AnySection) =>
  Object.fromEntries(
    Object.entries<Field>(section.fields)
      .filter(([, field]) => isSecret(field))
      .map(([name]) => [name, null]),
  ),
);

/** Refuses to filter or sort by what the role may not read, with the words used for what does not exist. */
export function requireVisibleFields(
  rol: Rol,
  section: AnySection,
  names: readonly string[],
  parameter: 'filter' | 'fields',
): void {
  const hidden = names.find((name) => !canSee(rol, section, name));
  if (hidden)
    throw new Problem('peticion_invalida', UNREADABLE, {
      errors: { [parameter]: 'El valor no es válido' },
    });
}

/** Throws when the input has fields that the role can't read. */
export function requireWritable(rol: Rol, section: AnySection, values: Record<string, unknown>): void {
  const hidden = Object.keys(values).filter((name) => !canSee(rol, section, name));
  if (hidden.length > 0)
    throw invalidData(Object.fromEntries(hidden.map((name) => [name, 'Este campo no existe o no se puede escribir'])));
}
