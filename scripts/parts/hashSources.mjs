import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';

const skipped = new Set(['node_modules', 'dist', 'dist-types', 'coverage']);

/** SHA-256 over the names and contents of all files under the paths, hex. @param {string[]} sources */
export function hashSources(sources) {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesOf(path.join(root, source)))
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  return hash.digest('hex');
}

function filesOf(entry) {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return entry.endsWith('.tsbuildinfo') ? [] : [entry];
  return readdirSync(entry)
    .filter((name) => !skipped.has(name) && !name.endsWith('.log') && !name.includes('.test.'))
    .sort()
    .flatMap((name) => filesOf(path.join(entry, name)));
}
