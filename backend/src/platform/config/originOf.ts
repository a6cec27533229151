import type { Config } from './settings.js';

/** The public address of the product: what is said of it, whatever the Host of a request. */
export const originOf = ({ ORIGIN, PORT }: Config): string =>
  ORIGIN ? new URL(ORIGIN).origin : `http://localhost:${PORT}`;
