import { type AnySection, type Field, mask, sections } from '@coop/domain';
import { cellFault } from '@coop/domain/cellValue';
import { snakeCase } from '../../../platform/database/tables/names.js';
import { checkCells } from '../../../resource/imports/lines.js';
import type { Line } from './readLines.js';

type Values = Record<string, unknown>;
export type LineFault = { columna: string; valor: string; mensaje: string };
export type CheckedLine = { values: Values } | { faults: LineFault[] };

const saldos: AnySection = sections.saldos;

export function checkLine(columns: readonly string[], line: Line, today: string): CheckedLine {
  if ('unreadable' in line) return wrong('', line.unreadable);
  const { cells } = line;
  if (cells.length !== columns.length)
    return wrong('', `La línea tiene ${cells.length} columnas y el encabezado ${columns.length}`);
  const written = new Map(columns.map((name, at) => [name, cells[at] ?? '']));
  const checked = checkCells(saldos, written, today);
  return 'values' in checked ? checked : faulty(written, checked.messages);
}

/** Hides the value: shifted columns may hold personal data. Masked numbers show last digits. */
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

/** Shows digits only: letters may belong to a name. */
const endOf = (cell: string): string => {
  const masked = mask(cell);
  return /^\d*$/.test(masked.slice(HIDDEN.length)) ? masked : HIDDEN;
};

const fieldOf = (name: string) => saldos.fields[name] as Field;
