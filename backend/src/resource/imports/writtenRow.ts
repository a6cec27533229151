import type { ImportedColumn } from '@coop/domain';
import { cellValue } from '@coop/domain/cellValue';
import type { TableLine } from './findLines.js';
import { type ReadCells, readCells } from './readCells.js';

/** A line of a file, as it was written, by the path of each column. */
export type WrittenLine = ReadCells & { fila: number };
/** What a file says of one row: the line that begins it, and those below that only add to its lists. */
export type WrittenRow = readonly [WrittenLine, ...WrittenLine[]];

/**
 * The rows that the lines say. One that is empty but for cells of lists, or that repeats the row above, adds a record to each
 * list that it writes of: an office with three turns is three lines.
 */
export function rowsOfLines(columns: readonly ImportedColumn[], lines: readonly TableLine[]): WrittenRow[] {
  const paths = columns.map(({ path }) => path);
  const rows: [WrittenLine, ...WrittenLine[]][] = [];
  for (const line of lines) {
    const written = { fila: line.number, ...readCells(paths, line) };
    const last = rows.at(-1);
    if (last && addsTo(last[0], written, columns)) last.push(written);
    else rows.push([written]);
  }
  return rows;
}

function addsTo(first: WrittenLine, line: WrittenLine, columns: readonly ImportedColumn[]): boolean {
  if (line.messages['']) return false;
  const repeats = ({ path }: ImportedColumn) => !isWritten(line, path) || same(line, path) === same(first, path);
  return (
    columns.some((column) => isOfList(column) && isWritten(line, column.path)) &&
    columns.every((column) => isOfList(column) || repeats(column))
  );
}

const same = ({ written }: WrittenLine, path: string) => (written.get(path) ?? '').trim();

const isOfList = ({ path, name }: ImportedColumn) => path !== name;

/** What can't be read was written all the same. */
const isWritten = (line: WrittenLine, path: string) => same(line, path) !== '' || path in line.messages;

/** The lines of a row that write a record of that list, in their order. */
export const recordsOf = (columns: readonly ImportedColumn[], list: string, row: WrittenRow): WrittenLine[] =>
  row.filter((line) => columns.some(({ name, path }) => name === list && isWritten(line, path)));

/** What a row says, each cell made by `read`; its lists whole. */
export function valuesOf(
  columns: readonly ImportedColumn[],
  row: WrittenRow,
  read: (column: ImportedColumn, cell: string) => unknown,
): Record<string, unknown> {
  const cell = (column: ImportedColumn, line: WrittenLine) => read(column, line.written.get(column.path) ?? '');
  const record = (list: string, line: WrittenLine) =>
    Object.fromEntries(
      columns
        .filter(({ name }) => name === list)
        .map((column) => [column.path.slice(list.length + 1), cell(column, line)]),
    );
  // A list has as many columns as its records have fields, and is made once.
  const byName = new Map(columns.map((column) => [column.name, column]));
  return Object.fromEntries(
    [...byName].map(([name, column]) => [
      name,
      isOfList(column) ? recordsOf(columns, name, row).map((line) => record(name, line)) : cell(column, row[0]),
    ]),
  );
}

/** In the form that the section's schema takes; what is empty is what the field holds while nobody says otherwise. */
export const sentOf = (columns: readonly ImportedColumn[], row: WrittenRow): Record<string, unknown> =>
  valuesOf(columns, row, ({ field }, cell) => cellValue(field, cell) ?? field.initial ?? null);

/** As it was written. */
export const writtenOf = (columns: readonly ImportedColumn[], row: WrittenRow): Record<string, unknown> =>
  valuesOf(columns, row, (_, cell) => cell);
