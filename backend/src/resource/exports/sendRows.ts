import type { Response } from 'express';
import { leftEarly } from '../../platform/http/leftEarly.js';

/** Rows on their way out as a file of that name, which is made by us, never by a person. */
export type SentRows<T> = { name: string; type: string; rows: AsyncIterable<T> };

/**
 * Sends rows at the pace of their reader, until they leave. No file of rows goes out by another way.
 * `write` takes them through what makes a file of them.
 */
export async function sendRows<T>(
  { name, type, rows }: SentRows<T>,
  response: Response,
  write: (rows: AsyncIterable<T>, to: Response) => Promise<void>,
): Promise<void> {
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  response.setHeader('Cache-Control', 'no-store');
  await write(rows, response).catch(leftEarly);
}
