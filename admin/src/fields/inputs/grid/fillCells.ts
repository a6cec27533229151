import type { Field, Fields } from '@coop/domain';
import { inReadingOrder, plain } from '@coop/domain/cellValue';
import { emptyRow } from './emptyRow';
import { readCell } from './readCell';

export type Row = Record<string, unknown>;
export type Filled = { rows: Row[]; lines: number; faults: number } | { refused: string };

type Place = { at: number; column: string };

/**
 * Pastes cells over the rows from one cell on, and appends rows as needed. A header line maps the columns. `faults`
 * counts unparseable cells, which are kept verbatim. A paste that does not fit is refused as a whole.
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

/** Returns the columns that a header line names, in order; undefined if the line is not a header. */
function columnsNamed(cells: readonly string[], columns: Fields): (string | undefined)[] | undefined {
  const found = cells.map(
    (cell) => Object.entries<Field>(columns).find(([, { label }]) => plain(label) === plain(cell))?.[0],
  );
  return found.length >= 2 && found.every(Boolean) ? found : undefined;
}
