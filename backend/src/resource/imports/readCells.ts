import { withoutApostrophes } from '../exports/neutralText.js';
import type { FileHeader } from './columnsOf.js';
import type { TableLine } from './findLines.js';

/** What each column of a line says, or the messages of those that say nothing that can be taken. */
export type ReadCells = { written: Map<string, string>; messages: Record<string, string> };

const NO_RESULT = 'La celda tiene una fórmula sin resultado o con error: escriba el valor';
const FORMULA = 'La celda tiene una fórmula: escriba su valor';

/** The cells of a line by the path of their column. In a CSV a formula is no text, and the apostrophes of an export go. */
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
