import { withoutApostrophes } from '../exports/neutralText.js';
import type { FileHeader } from './columnsOf.js';
import type { TableLine } from './findLines.js';

/** Texts of a line's cells by column, and error messages of unreadable ones. */
export type ReadCells = { written: Map<string, string>; messages: Record<string, string> };

const NO_RESULT = 'La celda tiene una fórmula sin resultado o con error: escriba el valor';
const FORMULA = 'La celda tiene una fórmula: escriba su valor';

/** Reads a line's cells by column path. CSV cells: formulas are rejected and export apostrophes removed. */
export function readCells({ columns, identity, width }: FileHeader, line: TableLine): ReadCells {
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
    const said = cell === null || messages[name] ? '' : cell;
    written.set(name, ofBook ? said : withoutApostrophes(said));
  }
  return { written, messages };
}
