import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const source = /\.[cm]?tsx?$/;
const test = /\.test\.[cm]?tsx?$/;
const imported = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])(\.{1,2}\/[^'"\n]*)\1/g;

/**
 * Checks the layers of a package: a folder imports only itself and lower layers. Ignores tests.
 *
 * @param {URL | string} root the folder with the layers
 * @param {readonly string[]} rooms folders under it, lowest layer first, each including its subfolders that are no
 * layers themselves; `.` stands for the root's own files
 * @returns {string[]} faults, each naming its files; empty if there are none
 */
export function upwardImports(root, rooms) {
  const base = typeof root === 'string' ? root : fileURLToPath(root);
  const files = sourcesOf(base);
  const roomOf = (file) => rooms.filter((room) => isInRoom(file, room)).sort((a, b) => b.length - a.length)[0];
  return [
    ...rooms
      .filter((room) => !files.some((file) => roomOf(file) === room))
      .map((room) => `${room}: no file stands there`),
    ...files.filter((file) => !roomOf(file)).map((file) => `${file}: stands in no room of the table`),
    ...files.filter(roomOf).flatMap((file) =>
      importsOf(base, file)
        .filter((other) => rooms.indexOf(roomOf(other)) > rooms.indexOf(roomOf(file)))
        .map((other) => `${file} → ${other}: «${roomOf(other)}» stands above «${roomOf(file)}»`),
    ),
  ];
}

const isInRoom = (file, room) => (room === '.' ? !file.includes('/') : file.startsWith(`${room}/`));

const sourcesOf = (base) =>
  readdirSync(base, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => source.test(file) && !test.test(file))
    .sort();

/** Returns the files under `base` that a file imports by a relative path. */
function importsOf(base, file) {
  const text = readFileSync(path.join(base, file), 'utf8');
  const imports = [...text.matchAll(imported)].map(([, , to]) => path.posix.join(path.posix.dirname(file), to));
  return imports
    .filter((to) => !to.startsWith('..'))
    .map((to) => endings(to).find((one) => source.test(one) && existsSync(path.join(base, one))))
    .filter((found) => found !== undefined);
}

/** Returns the possible files of an import: `x.js` may be `x.ts`, and `x` one of several. */
const endings = (to) => {
  const bare = to.replace(/\.([cm]?)jsx?$/, '');
  return [
    to,
    ...['.ts', '.tsx', '.mts', '.cts', '/index.ts', '/index.tsx'].flatMap((end) => [`${to}${end}`, `${bare}${end}`]),
  ];
};
