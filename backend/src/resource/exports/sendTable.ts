import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { csvOf } from './csvOf.js';
import { sendRows } from './sendRows.js';
import type { Table } from './table.js';

/** Export file formats. */
export const formats = ['csv', 'xlsx'] as const;
export type Format = (typeof formats)[number];

const writers = {
  csv: { write: csvOf, type: 'text/csv; charset=utf-8' },
  xlsx: {
    write: async (table: Table) => (await import('./xlsxOf.js')).xlsxOf(table),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
};

/** Sends a table as a file with that name. */
export async function sendTable(table: Table, format: Format, name: string, response: Response): Promise<void> {
  const { write, type } = writers[format];
  await sendRows({ name: `${name}.${format}`, type, rows: table.rows }, response, async (rows, to) =>
    pipeline(await write({ ...table, rows }), to),
  );
}
