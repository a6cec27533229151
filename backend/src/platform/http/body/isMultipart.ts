import type { IncomingMessage } from 'node:http';

/** Whether a form comes with the request as one that may hold files, by what its headers say. */
export const isMultipart = ({ headers }: IncomingMessage): boolean =>
  /^multipart\//i.test(headers['content-type'] ?? '');
