import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { whileAllowed } from '../../platform/auth/whileAllowed.js';
import { leftEarly } from '../../platform/http/leftEarly.js';
import { csvOf } from './csvOf.js';
import type { Table } from './table.js';

/** The files that an export can be. */
export const formats = ['csv', 'xlsx'] as const;
export type Format = (typeof formats)[number];

const writers = {
  csv: { write: csvOf, type: 'text/csv; charset=utf-8' },
  xlsx: {
    write: async (table: Table) => (await import('./xlsxOf.js')).xlsxOf(table),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
};

/** Sends a table as a file of that name (made by us, never by a person), at the pace of whoever reads it: until they leave, or may not read it any more. */
export async function sendTable(table: Table, format: Format, name: string, response: Response): Promise<void> {
  const { write, type } = writers[format];
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Disposition', `attachment; filename="${name}.${format}"`);
  response.setHeader('Cache-Control', 'no-store');
  const rows = whileAllowed(table.rows, response.req);
  await pipeline(await write({ ...table, rows }), response).catch(leftEarly);
}
