import type { Content } from './files.service.js';

/** Wraps bytes in memory as file content. */
export const contentOf = (bytes: Buffer): Content => ({
  size: bytes.length,
  read: async () => bytes,
  signal: undefined,
});
