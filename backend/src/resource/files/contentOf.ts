import type { Content } from './files.service.js';

/** Bytes that are in memory, as the content of a file. */
export const contentOf = (bytes: Buffer): Content => ({
  size: bytes.length,
  read: async () => bytes,
  signal: undefined,
});
