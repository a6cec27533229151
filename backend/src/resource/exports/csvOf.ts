import { Readable } from 'node:stream';
import { formatDateTime, formatShortDate } from '@coop/domain';
import { stringify } from 'csv-stringify/sync';
import { neutralText } from './neutralText.js';
import type { Cell, Column, Table } from './table.js';

/** Rows per chunk, to amortize the stream's overhead. */
const SOME_ROWS = 500;

/** Streams a table as CSV for Excel in es-BO: BOM, `;`, decimal comma, formulas neutralized. */
export const csvOf = (table: Table): Readable => Readable.from(partsOf(table), { objectMode: false });

async function* partsOf({ columns, rows }: Table) {
  yield stringify([columns.map(({ label }) => label)], { bom: true, delimiter: ';' });
  let lines: string[][] = [];
  for await (const row of rows) {
    lines.push(columns.map((column, at) => written(column, row[at] ?? null)));
    if (lines.length < SOME_ROWS) continue;
    yield stringify(lines, { delimiter: ';' });
    lines = [];
  }
  if (lines.length > 0) yield stringify(lines, { delimiter: ';' });
}

function written({ holds }: Column, cell: Cell): string {
  if (cell === null) return '';
  if (holds === 'number') return cell.replace('.', ',');
  if (holds === 'day') return formatShortDate(cell);
  return holds === 'moment' ? formatDateTime(cell) : neutralText(cell);
}
