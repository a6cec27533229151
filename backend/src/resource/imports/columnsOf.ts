import { type AnySection, canSee, type Field, type ImportedColumn, importedColumns } from '@coop/domain';
import type { Staff } from '../../platform/auth/staff.js';
import { snakeCase } from '../../platform/database/tables/names.js';
import { invalidFile } from '../files/content/uploadField.js';
import type { TableLine } from './findLines.js';
import { type Heading, normalizeHeading, readHeadings } from './lines.js';

/** An imported column and its index in the file, from 0. */
export type FileColumn = ImportedColumn & { at: number };

export type FileHeader = { columns: FileColumn[]; identity: FileColumn[]; width: number };

const IDENTITY = ['id', 'version'];

export const columnsFor = (section: AnySection, { rol }: Pick<Staff, 'rol'>): ImportedColumn[] =>
  importedColumns(section).filter(({ name }) => canSee(rol, section, name));

export function headerOf(
  section: AnySection,
  staff: Staff,
  [first, ...lines]: readonly TableLine[],
  aviso: string | null,
): FileHeader {
  if (!first || 'unreadable' in first) throw invalidFile('La primera fila no se puede leer.');
  const identity = IDENTITY.map((name): ImportedColumn => {
    const field = section.fields[name] as Field;
    return { path: name, label: field.label, name, field, isRequired: false };
  });
  const known = new Map([...identity, ...columnsFor(section, staff)].map((column) => [column.path, column]));
  const headings = [...known.values()].map(
    ({ path, label, isRequired }): Heading => ({
      field: path,
      label,
      required: isRequired,
      also: [snakeCase(path)],
    }),
  );
  const cells = withoutTail(first.cells);
  const exported = exportedIn(section, cells);
  const isEmpty = (at: number) => lines.every((line) => 'unreadable' in line || !cellAt(line.cells, at));
  const found = readHeadings(cells, headings, aviso, (heading, at) =>
    heading.trim() === '' ? isEmpty(at) : exported.has(normalizeHeading(heading)),
  );
  const columns = found.map(({ field, at }) => ({ ...(known.get(field) as ImportedColumn), at }));
  const isIdentity = ({ path }: FileColumn) => IDENTITY.includes(path);
  return {
    columns: columns.filter((column) => !isIdentity(column)),
    identity: columns.filter(isIdentity),
    width: cells.length,
  };
}

const cellAt = (cells: readonly (string | null)[], at: number) => (cells[at] === null ? 'x' : cells[at]?.trim());

/** Returns the labels of an export's non-imported columns; a file with an id column is an export. */
function exportedIn({ fields }: AnySection, cells: readonly (string | null)[]): ReadonlySet<string> {
  const labels = new Set(Object.values<Field>(fields).map(({ label }) => normalizeHeading(label)));
  const identifier = normalizeHeading((fields.id as Field).label);
  return cells.some((cell) => normalizeHeading(cell ?? '') === identifier) ? labels : new Set();
}

/** Drops the empty trailing columns that spreadsheets leave. */
function withoutTail(cells: readonly (string | null)[]): readonly (string | null)[] {
  const last = cells.findLastIndex((cell) => cell?.trim() !== '');
  return cells.slice(0, last + 1);
}
