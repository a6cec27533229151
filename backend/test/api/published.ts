import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Contract } from './breakingChanges.js';

const file = new URL('published.json.gz', import.meta.url);

/** Document of the last release. */
export const readPublished = async (): Promise<Contract> => JSON.parse(gunzipSync(await readFile(file)).toString());

/** Stores the current contract without descriptions; run with `UPDATE_API=1`. */
export const writePublished = (document: Contract): Promise<void> =>
  writeFile(file, gzipSync(JSON.stringify(document, (name, value) => (isForPeople(name, value) ? undefined : value))));

/** Descriptive keys hold texts or examples; a field with such a name holds a schema. */
const isForPeople = (name: string, value: unknown) =>
  ['description', 'summary', 'title', 'example', 'examples'].includes(name) &&
  (typeof value === 'string' || name.startsWith('example'));
