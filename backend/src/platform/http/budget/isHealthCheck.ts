import type { IncomingMessage } from 'node:http';

const PATHS = new Set(['/api/salud', '/api/salud/vivo', '/api/salud/listo']);

/** Whether somebody asks how the server is: by one of its three addresses as they are written, and only to read. */
export const isHealthCheck = ({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && PATHS.has(url.split('?', 1)[0] as string);
