import type { Field, Fields } from '@coop/domain';
import { plain } from '@coop/domain/cellValue';
import { readCell } from './readCell';

type Row = Record<string, unknown>;
export type Pasted = { rows: Row[]; faults: string[] };

/**
 * Rows copied from a spreadsheet: one a line, cells by tabs (or semicolons). A first line of headings says which column is
 * which; without one they come in the order of the fields. Each fault names its line, as it was pasted, and its column.
 */
export function readPasted(text: string, fields: Fields): Pasted {
  const lines = text.split(/\r?\n/).map((line, at) => ({ at: at + 1, line }));
  const filled = lines.filter(({ line }) => line.trim() !== '');
  const separator = filled.some(({ line }) => line.includes('\t')) ? '\t' : ';';
  const cells = filled.map(({ at, line }) => ({ at, cells: line.split(separator) }));
  const named = columnsNamed(cells[0]?.cells ?? [], fields);
  const columns = named ?? Object.keys(fields);
  const rows: Row[] = [];
  const faults: string[] = [];
  for (const { at, cells: written } of named ? cells.slice(1) : cells) {
    if (written.length > columns.length)
      faults.push(`Línea ${at}: tiene ${written.length} columnas y se esperan ${columns.length}`);
    const row: Row = {};
    for (const [name, field] of Object.entries<Field>(fields)) {
      const cell = readCell(field, written[columns.indexOf(name)] ?? '');
      if ('fault' in cell) faults.push(`Línea ${at}, ${field.label}: ${cell.fault}`);
      else row[name] = cell.value;
    }
    rows.push(row);
  }
  return { rows, faults };
}

/** The fields that a line of headings names, in its order; undefined when it is no such line. */
function columnsNamed(cells: readonly string[], fields: Fields): (string | undefined)[] | undefined {
  const columns = cells.map(
    (cell) => Object.entries<Field>(fields).find(([, { label }]) => plain(label) === plain(cell))?.[0],
  );
  return columns.filter(Boolean).length >= 2 ? columns : undefined;
}
