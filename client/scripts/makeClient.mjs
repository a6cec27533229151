import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const root = new URL('..', import.meta.url);

/** Makes the package in `dist`, anew, from the API's document: types of every operation, and the client that they hold to it. */
export async function makeClient(document) {
  const types = await openapiTS(withPlainQueries(document), { transform: blobs });
  await rm(new URL('dist', root), { recursive: true, force: true });
  await writeFile(new URL('src/api.ts', root), astToString(types));
  compile(fileURLToPath(root));
}

/** Compiles a folder with the compiler of the whole repository; the generator alone needs an older one. Throws what it says. */
export function compile(folder) {
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
}

const compiler = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', root));

/** The generator takes JSON within an address for any text; here it is what the text says. */
const withPlainQueries = (document) =>
  JSON.parse(JSON.stringify(document), (_, value) =>
    value?.in === 'query' && value.content ? { ...value, schema: value.content['application/json'].schema } : value,
  );

/** And bytes for a text, too: a file is a `Blob`. */
const blobs = ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined);
