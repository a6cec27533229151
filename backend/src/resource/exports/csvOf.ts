import { Readable } from 'node:stream';
import { formatDateTime, formatShortDate } from '@coop/domain';
import { stringify } from 'csv-stringify';
import { neutralText } from './neutralText.js';
import type { Cell, Column, Table } from './table.js';

/** A table as the CSV that Excel in es-BO opens right: BOM, `;`, decimal comma, and no text that it would run. */
export function csvOf({ columns, rows }: Table): Readable {
  const csv = stringify({ bom: true, delimiter: ';', header: true, columns: columns.map(({ label }) => label) });
  const lines = Readable.from(linesOf(columns, rows));
  // Whichever ends first takes the other along: nothing is read for somebody who left.
  lines.on('error', (error) => csv.destroy(error));
  csv.on('close', () => lines.destroy());
  return lines.pipe(csv);
}

async function* linesOf(columns: readonly Column[], rows: Table['rows']) {
  for await (const row of rows) yield columns.map((column, at) => written(column, row[at] ?? null));
}

function written({ holds }: Column, cell: Cell): string {
  if (cell === null) return '';
  if (holds === 'number') return cell.replace('.', ',');
  if (holds === 'day') return formatShortDate(cell);
  return holds === 'moment' ? formatDateTime(cell) : neutralText(cell);
}
