import type { AnySection, Field } from '@coop/domain';
import type { ImportFault } from '@coop/domain/answers';
import { cellFault } from '@coop/domain/cellValue';
import type { FileColumn } from './columnsOf.js';
import { recordsOf, type WrittenLine, type WrittenRow } from './writtenRow.js';

type Messages = Readonly<Record<string, string>>;

const MAX_SHOWN_LENGTH = 100;

/** Returns the faults of a row's unreadable cells. */
export const unreadableCells = (columns: readonly FileColumn[], row: WrittenRow): ImportFault[] =>
  row.flatMap((line) => Object.entries(line.messages).map(([path, message]) => faultAt(columns, line, path, message)));

/**
 * Maps messages by field or list path (`horarios.1.abre`) to the cells at fault. A field without a column maps to the
 * line as a whole. Equal faults of one cell are reported once.
 */
export const rowFaults = (
  section: AnySection,
  columns: readonly FileColumn[],
  row: WrittenRow,
  messages: Messages,
): ImportFault[] => {
  const faults = Object.entries(messages).map(([path, message]) => {
    const [name = ''] = path.split('.');
    const fault = faultOf(columns, row, path, message);
    return { ...fault, columna: fault.columna || ((section.fields[name] as Field | undefined)?.label ?? '') };
  });
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
};

function faultOf(columns: readonly FileColumn[], row: WrittenRow, path: string, message: string): ImportFault {
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
const counted = (message: string, { fila }: WrittenLine) => `${message} (desde la fila ${fila} del archivo)`;

function faultAt(columns: readonly FileColumn[], line: WrittenLine, path: string, mensaje: string): ImportFault {
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
