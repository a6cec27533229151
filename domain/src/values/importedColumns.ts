import type { Field } from '../language/field.js';
import { isInSheet } from '../language/inSheet.js';
import type { AnySection } from '../language/section.js';
import { traitsOf } from '../language/traits.js';

/** A column of a spreadsheet: a field of the row, or of each record of one of its lists. */
export type ImportedColumn = {
  /** As the API says it: `nombre`, `horarios.abre`. */
  path: string;
  /** As people do: «Nombre», «Horarios: Abre». */
  label: string;
  /** The field of the row: of a list's column, the list. */
  name: string;
  field: Field;
  /** No file is without it. */
  isRequired: boolean;
};

/** What a spreadsheet of the section brings, in the order of its form: its fields that are `isInSheet`. */
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
