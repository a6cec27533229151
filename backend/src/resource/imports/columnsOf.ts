import { type AnySection, canSee, type ImportedColumn, importedColumns } from '@coop/domain';
import type { Staff } from '../../platform/auth/staff.js';
import { snakeCase } from '../../platform/database/tables/names.js';
import { invalidFile } from '../files/content/invalidFile.js';
import type { TableLine } from './findLines.js';
import { type Heading, readHeadings } from './lines/readHeadings.js';

/** The columns that a file of theirs may have. */
export const columnsFor = (section: AnySection, { rol }: Pick<Staff, 'rol'>): ImportedColumn[] =>
  importedColumns(section).filter(({ name }) => canSee(rol, section, name));

/** The columns that a file has; throws a 422 that says which are not understood. */
export function columnsOf(section: AnySection, staff: Staff, first: TableLine | undefined): ImportedColumn[] {
  if (!first || 'unreadable' in first) throw invalidFile('La primera fila no se puede leer.');
  const known = new Map(columnsFor(section, staff).map((column) => [column.path, column]));
  const headings = [...known.values()].map(
    ({ path, label, isRequired }): Heading => ({
      field: path,
      said: label,
      required: isRequired,
      also: [snakeCase(path)],
    }),
  );
  return readHeadings(withoutTail(first.cells), headings).flatMap((path) => known.get(path) ?? []);
}

/** Without the empty columns that a spreadsheet leaves at the end. */
function withoutTail(cells: readonly (string | null)[]): readonly (string | null)[] {
  const last = cells.findLastIndex((cell) => cell?.trim() !== '');
  return cells.slice(0, last + 1);
}
