import type { Config } from './settings.js';

/** Returns the public origin of the product, regardless of a request's Host. */
export const originOf = ({ ORIGIN, PORT }: Config): string =>
  ORIGIN ? new URL(ORIGIN).origin : `http://localhost:${PORT}`;
