import type { AnySection, Field, Fields, ImportedColumn } from '@coop/domain';
import type { ImportFault } from '@coop/domain/answers';
import { cellFault, cellValues } from '@coop/domain/cellValue';
import { withoutApostrophes } from '../exports/neutralText.js';
import type { FileColumn, FileHeader } from './columnsOf.js';
import type { TableLine } from './findLines.js';

/** Texts of a line's cells by column, and error messages of unreadable ones. */
type ReadCells = { written: Map<string, string>; messages: Record<string, string> };

const NO_RESULT = 'La celda tiene una fórmula sin resultado o con error: escriba el valor';
const FORMULA = 'La celda tiene una fórmula: escriba su valor';

/** Reads a line's cells by column path. CSV cells: formulas are rejected and export apostrophes removed. */
function readCells({ columns, identity, width }: FileHeader, line: TableLine): ReadCells {
  const written = new Map<string, string>();
  const messages: Record<string, string> = {};
  if ('unreadable' in line) return { written, messages: { '': line.unreadable } };
  const { cells, ofBook = false } = line;
  if (cells.slice(width).some((cell) => cell?.trim() !== ''))
    return { written, messages: { '': `La fila tiene ${cells.length} celdas y el encabezado ${width}` } };
  for (const { at, path: name } of [...identity, ...columns]) {
    const cell = cells[at] === undefined ? '' : cells[at];
    if (cell === null) messages[name] = NO_RESULT;
    else if (!ofBook && /^\s*=/.test(cell)) messages[name] = FORMULA;
    const text = cell === null || messages[name] ? '' : cell;
    written.set(name, ofBook ? text : withoutApostrophes(text));
  }
  return { written, messages };
}

/** A line's raw cells by column path. */
type RawLine = ReadCells & { fila: number };
export type RawRow = readonly [RawLine, ...RawLine[]];

/** Groups lines into rows: one with only list cells, or equal cells, adds a record to the row above. */
export function rowsOfLines(header: FileHeader, lines: readonly TableLine[]): RawRow[] {
  const rows: [RawLine, ...RawLine[]][] = [];
  for (const line of lines) {
    const written = { fila: line.number, ...readCells(header, line) };
    const last = rows.at(-1);
    if (last && addsTo(last[0], written, [...header.identity, ...header.columns])) last.push(written);
    else rows.push([written]);
  }
  return rows;
}

function addsTo(first: RawLine, line: RawLine, columns: readonly ImportedColumn[]): boolean {
  if (line.messages['']) return false;
  const repeats = ({ path }: ImportedColumn) => !isWritten(line, path) || same(line, path) === same(first, path);
  return (
    columns.some((column) => isOfList(column) && isWritten(line, column.path)) &&
    columns.every((column) => isOfList(column) || repeats(column))
  );
}

const same = ({ written }: RawLine, path: string) => (written.get(path) ?? '').trim();

const isOfList = ({ path, name }: ImportedColumn) => path !== name;

/** An unreadable cell counts as written. */
const isWritten = (line: RawLine, path: string) => same(line, path) !== '' || path in line.messages;

const recordsOf = (columns: readonly ImportedColumn[], list: string, row: RawRow): RawLine[] =>
  row.filter((line) => columns.some(({ name, path }) => name === list && isWritten(line, path)));

type Values = Readonly<Record<string, unknown>>;
type CellReader = (fields: Fields, written: Readonly<Record<string, string>>) => Values;

/** Returns a row's values parsed by `read`, with whole lists. */
function valuesOf(columns: readonly ImportedColumn[], row: RawRow, read: CellReader): Record<string, unknown> {
  const own = readOf(
    columns.filter((column) => !isOfList(column)),
    row[0],
    ({ name }) => name,
    read,
  );
  const record = (list: string, line: RawLine) =>
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
  line: RawLine,
  nameOf: (column: ImportedColumn) => string,
  read: CellReader,
): Values {
  const fields = Object.fromEntries(columns.map((column) => [nameOf(column), column.field]));
  return read(
    fields,
    Object.fromEntries(columns.map((column) => [nameOf(column), line.written.get(column.path) ?? ''])),
  );
}

/** Returns the values in the form that the section's schema expects; empty cells become the field's initial value. */
export const inputValues = (columns: readonly ImportedColumn[], row: RawRow): Record<string, unknown> =>
  valuesOf(columns, row, (fields, written) =>
    Object.fromEntries(
      Object.entries(cellValues(fields, written)).map(([name, value]) => [
        name,
        value ?? fields[name]?.initial ?? null,
      ]),
    ),
  );

export const rawValues = (columns: readonly ImportedColumn[], row: RawRow): Record<string, unknown> =>
  valuesOf(columns, row, (_, written) => written);

type Messages = Readonly<Record<string, string>>;

const MAX_SHOWN_LENGTH = 100;

export const unreadableCells = (columns: readonly FileColumn[], row: RawRow): ImportFault[] =>
  row.flatMap((line) => Object.entries(line.messages).map(([path, message]) => faultAt(columns, line, path, message)));

/** Maps messages by path (`horarios.1.abre`) to cells, without repetition; else to the line. */
export const rowFaults = (
  section: AnySection,
  columns: readonly FileColumn[],
  row: RawRow,
  messages: Messages,
): ImportFault[] => {
  const faults = Object.entries(messages).map(([path, message]) => {
    const [name = ''] = path.split('.');
    const fault = faultOf(columns, row, path, message);
    return { ...fault, columna: fault.columna || ((section.fields[name] as Field | undefined)?.label ?? '') };
  });
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
};

function faultOf(columns: readonly FileColumn[], row: RawRow, path: string, message: string): ImportFault {
  const [name = '', at, part] = path.split('.');
  // A list of words (`servicios.1`) is one cell.
  if (columns.some((column) => column.path === name)) return faultAt(columns, row[0], name, message);
  const records = recordsOf(columns, name, row);
  const line = at === undefined ? undefined : records[Number(at)];
  if (line) return faultAt(columns, line, [name, part].filter(Boolean).join('.'), message);
  const [first] = records;
  return first ? faultAt(columns, first, path, counted(message, first)) : faultAt(columns, row[0], path, message);
}

/** Adds the file's row to a list message, which counts records within the list. */
const counted = (message: string, { fila }: RawLine) => `${message} (desde la fila ${fila} del archivo)`;

function faultAt(columns: readonly FileColumn[], line: RawLine, path: string, mensaje: string): ImportFault {
  const column = columns.find((one) => one.path === path);
  return {
    fila: line.fila,
    celda: column ? `${letterOf(column.at)}${line.fila}` : '',
    campo: path,
    columna: column?.label ?? '',
    valor: (line.written.get(path) ?? '').slice(0, MAX_SHOWN_LENGTH),
    mensaje: column ? cellFault(column.field, mensaje, line.written.get(path)) : mensaje,
  };
}

/** Returns the spreadsheet letter of a column: 0 → A, 25 → Z, 26 → AA. */
const letterOf = (at: number): string =>
  (at >= 26 ? letterOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
