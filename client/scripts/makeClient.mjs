import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const root = new URL('..', import.meta.url);

/** Builds the package in `dist` from the OpenAPI document: the types of every operation, and the client. */
export async function makeClient(document) {
  const types = await openapiTS(withPlainQueries(document), { transform: blobs });
  await rm(new URL('dist', root), { recursive: true, force: true });
  await writeFile(new URL('src/api.ts', root), astToString(types));
  compile(fileURLToPath(root));
}

/** Compiles a folder with the compiler of the repository; only the generator needs an older one. Throws its output. */
export function compile(folder) {
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
}

const compiler = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', root));

/** Replaces JSON query parameters with their content: the generator types them as any string. */
const withPlainQueries = (document) =>
  JSON.parse(JSON.stringify(document), (_, value) =>
    value?.in === 'query' && value.content ? { ...value, schema: value.content['application/json'].schema } : value,
  );

/** Types binary content as `Blob`; the generator types it as string. */
const blobs = ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined);
