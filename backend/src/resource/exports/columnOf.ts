import { type AnySection, type Field, importedColumns, type Traits, traitsOf } from '@coop/domain';
import type { CellColumn } from './recordLines.js';
import type { Column } from './table.js';

/** Amounts and dates are typed cells; everything else is text. */
const cellTypes: Readonly<Record<Traits['holds'], Column['holds']>> = {
  text: 'text',
  number: 'number',
  day: 'day',
  moment: 'moment',
  yesNo: 'text',
  file: 'text',
  several: 'text',
};

/** Returns the export column of a field. */
export function columnOf(field: Field, label: string = field.label): Column {
  const traits = traitsOf(field);
  const format = traits.holds === 'number' && traits.sheet(field);
  return { label, holds: cellTypes[traits.holds], ...(format && { format }) };
}

/** Returns the columns of a field. Sections with imports use the import template's, so an export can be re-imported. */
export function columnsOfField(section: AnySection, name: string): (CellColumn & { label: string })[] {
  const field = section.fields[name] as Field;
  const imported = section.imports ? importedColumns(section).filter((column) => column.name === name) : [];
  return imported.length > 0 ? imported : [{ path: name, name, field, label: field.label }];
}
