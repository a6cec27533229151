import type { Field } from '../language/field.js';
import { isInSheet } from '../language/inSheet.js';
import type { AnySection } from '../language/section.js';
import { traitsOf } from '../language/traits.js';

export type ImportedColumn = {
  /** API path: `nombre`, `horarios.abre`. */
  path: string;
  label: string;
  name: string;
  field: Field;
  isRequired: boolean;
};

/** Returns the import columns of a section, in form order: its `isInSheet` fields. */
export function importedColumns({ groups, fields }: AnySection): ImportedColumn[] {
  const own = groups.flatMap((group) => group.fields.map((name) => [name, fields[name] as Field] as const));
  return own
    .filter(([, field]) => isInSheet(field))
    .flatMap(([name, field]) => (traitsOf(field).inSheet ? [columnOf(name, field)] : columnsOfList(name, field)));
}

const columnOf = (name: string, field: Field): ImportedColumn => ({
  path: name,
  label: field.label,
  name,
  field,
  isRequired: field.presence === 'required',
});

function columnsOfList(name: string, { label, fields }: Field): ImportedColumn[] {
  return Object.entries<Field>(fields ?? {}).map(([part, field]) => ({
    path: `${name}.${part}`,
    label: `${label}: ${field.label}`,
    name,
    field,
    isRequired: false,
  }));
}
