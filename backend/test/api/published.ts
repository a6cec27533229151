import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Contract } from './breakingChanges.js';

const file = new URL('published.json.gz', import.meta.url);

/** The document as it was last released. */
export const readPublished = async (): Promise<Contract> => JSON.parse(gunzipSync(await readFile(file)).toString());

/** `UPDATE_API=1` records the current contract, without the texts for people. */
export const writePublished = (document: Contract): Promise<void> =>
  writeFile(file, gzipSync(JSON.stringify(document, (name, value) => (isForPeople(name, value) ? undefined : value))));

/** A field may have such a name: then it is a schema. */
const isForPeople = (name: string, value: unknown) =>
  ['description', 'summary', 'title', 'example', 'examples'].includes(name) &&
  (typeof value === 'string' || name.startsWith('example'));
