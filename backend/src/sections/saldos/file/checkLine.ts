import { type AnySection, type Field, mask, sections } from '@coop/domain';
import { cellFault } from '@coop/domain/cellValue';
import { snakeCase } from '../../../platform/database/tables/names.js';
import { checkCells } from '../../../resource/imports/lines/checkCells.js';
import type { Line } from './readLines.js';

type Values = Record<string, unknown>;
/** What is wrong with a cell of the file. */
export type LineFault = { columna: string; valor: string; mensaje: string };
/** A line of the file: the balance that it says, or what is wrong with it. */
export type CheckedLine = { values: Values } | { faults: LineFault[] };

const saldos: AnySection = sections.saldos;

/** Holds a line to what any row of the section is held to: the schema of each field and the section's rules. */
export function checkLine(columns: readonly string[], line: Line, today: string): CheckedLine {
  if ('unreadable' in line) return wrong('', line.unreadable);
  const { cells } = line;
  if (cells.length !== columns.length)
    return wrong('', `La línea tiene ${cells.length} columnas y el encabezado ${columns.length}`);
  const written = new Map(columns.map((name, at) => [name, cells[at] ?? '']));
  const checked = checkCells(saldos, written, today);
  return 'values' in checked ? checked : faulty(written, checked.messages);
}

/**
 * A fault of one column. Its value may be of any other, where columns are displaced: a name, a document. So none is told but
 * how a number ends that its column shows so.
 */
export const faultIn = (name: string, cell: string, mensaje: string): LineFault => ({
  columna: snakeCase(name),
  valor: fieldOf(name).masked ? endOf(cell.trim()) : HIDDEN,
  mensaje: cellFault(fieldOf(name), mensaje, cell),
});

const faulty = (written: ReadonlyMap<string, string>, messages: Record<string, string>): CheckedLine => ({
  faults: Object.entries(messages).map(([name, message]) => faultIn(name, written.get(name) ?? '', message)),
});

const wrong = (columna: string, mensaje: string): CheckedLine => ({ faults: [{ columna, valor: '', mensaje }] });

const HIDDEN = mask('');

/** Letters are no end of a number, but may be that of a name. */
const endOf = (cell: string): string => {
  const masked = mask(cell);
  return /^\d*$/.test(masked.slice(HIDDEN.length)) ? masked : HIDDEN;
};

const fieldOf = (name: string) => saldos.fields[name] as Field;
