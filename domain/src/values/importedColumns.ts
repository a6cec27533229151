import type { Field } from '../language/field.js';
import { isInSheet } from '../language/inSheet.js';
import type { AnySection } from '../language/section.js';
import { traitsOf } from '../language/traits.js';

/** Spreadsheet column: a field of the row, or of the records of one of its lists. */
export type ImportedColumn = {
  /** API path: `nombre`, `horarios.abre`. */
  path: string;
  /** Column label: «Nombre», «Horarios: Abre». */
  label: string;
  /** Field of the row; for a list's column, the list. */
  name: string;
  field: Field;
  /** The column must be in every file. */
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
