import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatDateTime, formatShortDate } from '@coop/domain';
import { stringify } from 'csv-stringify/sync';
import type { Response } from 'express';
import { ClientDisconnected } from '../../platform/database/pool/onPool.js';
import { neutralText } from './neutralText.js';
import type { Cell, Column, Table } from './table.js';

/** Maps a premature close to ClientDisconnected, which is not logged as an error. */
const rethrowDisconnect = (error: unknown): never => {
  const isEarly = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  throw isEarly ? new ClientDisconnected('', { cause: error }) : error;
};

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

/** A streamed row export; `name` is built by the server, never from user input. */
type RowExport<T> = { name: string; type: string; rows: AsyncIterable<T> };

/** Streams rows with backpressure until the client disconnects; `write` encodes them. */
export async function sendRows<T>(
  { name, type, rows }: RowExport<T>,
  response: Response,
  write: (rows: AsyncIterable<T>, to: Response) => Promise<void>,
): Promise<void> {
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  await write(rows, response).catch(rethrowDisconnect);
}

export const formats = ['csv', 'xlsx'] as const;
export type Format = (typeof formats)[number];

const writers = {
  csv: { write: csvOf, type: 'text/csv; charset=utf-8' },
  xlsx: {
    write: async (table: Table) => (await import('./xlsxOf.js')).xlsxOf(table),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
};

export async function sendTable(table: Table, format: Format, name: string, response: Response): Promise<void> {
  const { write, type } = writers[format];
  await sendRows({ name: `${name}.${format}`, type, rows: table.rows }, response, async (rows, to) =>
    pipeline(await write({ ...table, rows }), to),
  );
}
