import type { Response } from 'express';
import { rethrowDisconnect } from '../../platform/http/rethrowDisconnect.js';

/** A streamed row export; `name` is built by the server, never from user input. */
export type SentRows<T> = { name: string; type: string; rows: AsyncIterable<T> };

/**
 * Streams rows to the response with backpressure, until the client disconnects. All row exports use it. `write` encodes
 * the rows into the file's format.
 */
export async function sendRows<T>(
  { name, type, rows }: SentRows<T>,
  response: Response,
  write: (rows: AsyncIterable<T>, to: Response) => Promise<void>,
): Promise<void> {
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  response.setHeader('Cache-Control', 'no-store');
  await write(rows, response).catch(rethrowDisconnect);
}
