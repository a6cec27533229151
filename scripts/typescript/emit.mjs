import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { root } from '../root.mjs';
import { options } from './options.mjs';

/**
 * Rebuilds the JavaScript of `<workspace>/src`, with source maps, in `<workspace>/dist`.
 * @param {string} workspace
 */
export async function emit(workspace) {
  const [from, to] = [path.join(root, workspace, 'src'), path.join(root, workspace, 'dist')];
  await rm(to, { recursive: true, force: true });
  const names = (await readdir(from, { recursive: true })).filter(isSource);
  await Promise.all(names.map((name) => emitFile(path.join(from, name), path.join(to, name.replace(/\.ts$/, '.js')))));
}

/** The server's worker threads are JavaScript, so that Node loads them without a compiler, in tests too. */
const isSource = (name) => /\.(ts|js)$/.test(name) && !name.endsWith('.test.ts');

async function emitFile(source, output) {
  const { code, map } = await transformFile(source, {
    ...options,
    sourceMaps: true,
    sourceFileName: path.relative(path.dirname(output), source),
  });
  await mkdir(path.dirname(output), { recursive: true });
  await Promise.all([
    writeFile(output, `${code}//# sourceMappingURL=${path.basename(output)}.map\n`),
    writeFile(`${output}.map`, map),
  ]);
}
