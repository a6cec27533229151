import type { Fields, ImportedColumn } from '@coop/domain';
import { cellValues } from '@coop/domain/cellValue';
import type { FileHeader } from './columnsOf.js';
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
export function rowsOfLines(header: FileHeader, lines: readonly TableLine[]): WrittenRow[] {
  const rows: [WrittenLine, ...WrittenLine[]][] = [];
  for (const line of lines) {
    const written = { fila: line.number, ...readCells(header, line) };
    const last = rows.at(-1);
    if (last && addsTo(last[0], written, [...header.identity, ...header.columns])) last.push(written);
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

type Values = Readonly<Record<string, unknown>>;
/** What the cells of a row, or of one record of its lists, say by the names of their fields. */
type Read = (fields: Fields, written: Readonly<Record<string, string>>) => Values;

/** What a row says, made by `read`; its lists whole. */
export function valuesOf(columns: readonly ImportedColumn[], row: WrittenRow, read: Read): Record<string, unknown> {
  const own = readOf(
    columns.filter((column) => !isOfList(column)),
    row[0],
    ({ name }) => name,
    read,
  );
  const record = (list: string, line: WrittenLine) =>
    readOf(
      columns.filter(({ name }) => name === list),
      line,
      ({ path }) => path.slice(list.length + 1),
      read,
    );
  // A list has as many columns as its records have fields, and is made once.
  return Object.fromEntries(
    [...new Set(columns.map(({ name }) => name))].map((name) => [
      name,
      name in own ? own[name] : recordsOf(columns, name, row).map((line) => record(name, line)),
    ]),
  );
}

function readOf(
  columns: readonly ImportedColumn[],
  line: WrittenLine,
  nameOf: (column: ImportedColumn) => string,
  read: Read,
): Values {
  const fields = Object.fromEntries(columns.map((column) => [nameOf(column), column.field]));
  return read(
    fields,
    Object.fromEntries(columns.map((column) => [nameOf(column), line.written.get(column.path) ?? ''])),
  );
}

/** In the form that the section's schema takes; what is empty is what the field holds while nobody says otherwise. */
export const sentOf = (columns: readonly ImportedColumn[], row: WrittenRow): Record<string, unknown> =>
  valuesOf(columns, row, (fields, written) =>
    Object.fromEntries(
      Object.entries(cellValues(fields, written)).map(([name, value]) => [
        name,
        value ?? fields[name]?.initial ?? null,
      ]),
    ),
  );

/** As it was written. */
export const writtenOf = (columns: readonly ImportedColumn[], row: WrittenRow): Record<string, unknown> =>
  valuesOf(columns, row, (_, written) => written);
