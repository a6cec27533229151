import type { Field, Fields } from '@coop/domain';
import { inReadingOrder, plain } from '@coop/domain/cellValue';
import { emptyRow } from './emptyRow';
import { readCell } from './readCell';

export type Row = Record<string, unknown>;
export type Filled = { rows: Row[]; lines: number; faults: number } | { refused: string };

type Place = { at: number; column: string };

/**
 * Rows with what was copied written over them from one cell on, and as many more as it takes; `faults` counts what could
 * not be understood, which stays as it was written. A first line that names columns says which is which. What does not
 * fit is refused whole.
 */
export function fillCells(
  rows: readonly Row[],
  columns: Fields,
  { at, column }: Place,
  cells: readonly (readonly string[])[],
  max: number,
): Filled {
  const named = columnsNamed(cells[0] ?? [], columns);
  const names = Object.keys(columns);
  const targets = named ?? names.slice(names.indexOf(column));
  const lines = named ? cells.slice(1) : cells;
  const width = Math.max(0, ...lines.map(widthOf));
  if (width > targets.length)
    return { refused: `Lo copiado tiene ${width} columnas y desde esa celda hay ${targets.length}: no se pegó nada.` };
  if (at + lines.length > max) return { refused: `Caben hasta ${max} filas: no se pegó nada.` };
  const filled = [...rows];
  const inOrder = inReadingOrder(columns);
  let faults = 0;
  for (const [down, line] of lines.entries()) {
    const row = { ...(filled[at + down] ?? emptyRow(columns)) };
    const said = line.flatMap((written, across): [string, string][] => {
      const name = targets[across];
      return name === undefined ? [] : [[name, written]];
    });
    for (const [name, written] of said.sort(([a], [b]) => inOrder(a, b))) {
      const { value, fault } = readCell(columns[name] as Field, written, row);
      row[name] = value;
      if (fault) faults += 1;
    }
    filled[at + down] = row;
  }
  return { rows: filled, lines: lines.length, faults };
}

const widthOf = (line: readonly string[]) => line.findLastIndex((cell) => cell.trim() !== '') + 1;

/** The columns that a line of headings names, in its order; undefined when it is no such line. */
function columnsNamed(cells: readonly string[], columns: Fields): (string | undefined)[] | undefined {
  const found = cells.map(
    (cell) => Object.entries<Field>(columns).find(([, { label }]) => plain(label) === plain(cell))?.[0],
  );
  return found.length >= 2 && found.every(Boolean) ? found : undefined;
}
