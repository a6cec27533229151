import type { IncomingMessage } from 'node:http';

/** Whether something comes with the request, by what its headers say. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
