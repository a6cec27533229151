import type { Fields, ImportedColumn } from '@coop/domain';
import { cellValues } from '@coop/domain/cellValue';
import type { FileHeader } from './columnsOf.js';
import type { TableLine } from './findLines.js';
import { type ReadCells, readCells } from './readCells.js';

/** A line's raw cells by column path. */
export type WrittenLine = ReadCells & { fila: number };
/** The lines of one row: the first, and those below that only add list records. */
export type WrittenRow = readonly [WrittenLine, ...WrittenLine[]];

/**
 * Groups lines into rows. A line that has only list cells, or repeats the row above, adds a record to each of its
 * lists. An office with three shifts takes three lines.
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

/** An unreadable cell counts as written. */
const isWritten = (line: WrittenLine, path: string) => same(line, path) !== '' || path in line.messages;

/** Returns the lines of a row that write a record of that list, in order. */
export const recordsOf = (columns: readonly ImportedColumn[], list: string, row: WrittenRow): WrittenLine[] =>
  row.filter((line) => columns.some(({ name, path }) => name === list && isWritten(line, path)));

type Values = Readonly<Record<string, unknown>>;
/** Parser of the cells of a row or list record, keyed by field. */
type Read = (fields: Fields, written: Readonly<Record<string, string>>) => Values;

/** Returns a row's values parsed by `read`, with whole lists. */
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
  // A list has one column per field of its records, and is built once.
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

/** Returns the values in the form that the section's schema expects; empty cells become the field's initial value. */
export const sentOf = (columns: readonly ImportedColumn[], row: WrittenRow): Record<string, unknown> =>
  valuesOf(columns, row, (fields, written) =>
    Object.fromEntries(
      Object.entries(cellValues(fields, written)).map(([name, value]) => [
        name,
        value ?? fields[name]?.initial ?? null,
      ]),
    ),
  );

/** Returns the raw cell texts. */
export const writtenOf = (columns: readonly ImportedColumn[], row: WrittenRow): Record<string, unknown> =>
  valuesOf(columns, row, (_, written) => written);
