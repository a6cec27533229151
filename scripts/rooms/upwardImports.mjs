import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MOST_FILES = 25;
const source = /\.[cm]?tsx?$/;
const test = /\.test\.[cm]?tsx?$/;
const imported = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])(\.{1,2}\/[^'"\n]*)\1/g;

/**
 * Holds the folders of a package to their order: a room imports itself and what stands below it, and a folder has room
 * for so many source files. Tests are left out: they may look at anything.
 *
 * @param {URL | string} root the folder that the rooms stand in
 * @param {readonly string[]} rooms folders under it, from the ground up, each with the folders in it that are no room of
 *   their own; `.` stands for the root's own files
 * @param {readonly string[]} [byDesign] folders that may hold more: a file each of what there is many of
 * @returns {string[]} faults in words, each naming its files; none when all is well
 */
export function upwardImports(root, rooms, byDesign = []) {
  const base = typeof root === 'string' ? root : fileURLToPath(root);
  const files = sourcesOf(base);
  const roomOf = (file) => rooms.filter((room) => stands(file, room)).sort((a, b) => b.length - a.length)[0];
  return [
    ...rooms
      .filter((room) => !files.some((file) => roomOf(file) === room))
      .map((room) => `${room}: no file stands there`),
    ...files.filter((file) => !roomOf(file)).map((file) => `${file}: stands in no room of the table`),
    ...crowded(files)
      .filter(([folder]) => !byDesign.includes(folder))
      .map(([folder, count]) => `${folder}: ${count} source files, ${MOST_FILES} at most`),
    ...byDesign
      .filter((folder) => !crowded(files).some(([one]) => one === folder))
      .map((folder) => `${folder}: needs no exception`),
    ...files.filter(roomOf).flatMap((file) =>
      importsOf(base, file)
        .filter((other) => rooms.indexOf(roomOf(other)) > rooms.indexOf(roomOf(file)))
        .map((other) => `${file} → ${other}: «${roomOf(other)}» stands above «${roomOf(file)}»`),
    ),
  ];
}

const stands = (file, room) => (room === '.' ? !file.includes('/') : file.startsWith(`${room}/`));

const sourcesOf = (base) =>
  readdirSync(base, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => source.test(file) && !test.test(file))
    .sort();

/** Folders with more files than anybody reads at a glance, each with how many. */
function crowded(files) {
  const held = new Map();
  for (const folder of files.map((file) => path.posix.dirname(file))) held.set(folder, (held.get(folder) ?? 0) + 1);
  return [...held].filter(([, count]) => count > MOST_FILES);
}

/** Files under `base` that a file imports by a relative path. */
function importsOf(base, file) {
  const text = readFileSync(path.join(base, file), 'utf8');
  const asked = [...text.matchAll(imported)].map(([, , to]) => path.posix.join(path.posix.dirname(file), to));
  return asked
    .filter((to) => !to.startsWith('..'))
    .map((to) => endings(to).find((one) => source.test(one) && existsSync(path.join(base, one))))
    .filter((found) => found !== undefined);
}

/** `x.js` is written for `x.ts`, `x` for one of several. */
const endings = (to) => {
  const bare = to.replace(/\.([cm]?)jsx?$/, '');
  return [
    to,
    ...['.ts', '.tsx', '.mts', '.cts', '/index.ts', '/index.tsx'].flatMap((end) => [`${to}${end}`, `${bare}${end}`]),
  ];
};
