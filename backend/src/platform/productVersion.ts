import { readFileSync } from 'node:fs';

/** Version of the product, as released. */
export const productVersion: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version;
