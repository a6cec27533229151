import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashSources } from '../parts/hashSources.mjs';
import { parts } from '../parts/parts.mjs';
import { endChild } from '../processes/endChild.mjs';
import { root } from '../root.mjs';
import { forkProduct } from './forkProduct.mjs';

const A_DAY = 24 * 60 * 60 * 1000;
const cache = path.join(root, 'node_modules/.cache/demostracion');

/**
 * Returns a data folder with the whole seeded demonstration, of a stopped product. Cached by sources and day, as the
 * demonstration's dates follow the day; callers copy it.
 * @param {string} [node] the Node that creates it, if it is missing
 * @returns {Promise<string>}
 */
export async function seededFolder(node) {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/La_Paz' }).format();
  const name = `${today}-${hashSources([...parts.server.sources, 'backend/drizzle']).slice(0, 16)}`;
  const folder = path.join(cache, name);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) removeOld(path.join(cache, name));
  const unfinished = mkdtempSync(path.join(cache, 'sin-terminar-'));
  const { child } = await forkProduct(unfinished, node);
  await endChild(child);
  if (child.exitCode !== 0) throw new Error(`El producto terminó con ${child.exitCode ?? child.signalCode}.`);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another checkout that shares this cache created the same folder.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}

/** Keeps folders of today, which another checkout may be using or creating. */
function removeOld(folder) {
  const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
  if (Date.now() - mtimeMs > A_DAY) rmSync(folder, { recursive: true, force: true });
}
