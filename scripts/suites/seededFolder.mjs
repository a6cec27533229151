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
 * A data folder with the whole demonstration in it, of a product that was started on nothing and stopped. Made once for
 * the sources as they are and for today, since the demonstration's dates follow the day; whoever uses it copies it.
 * @param {string} [node] the Node that makes it, where there is none yet
 * @returns {Promise<string>}
 */
export async function seededFolder(node) {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/La_Paz' }).format();
  const name = `${today}-${hashSources([...parts.server.sources, ...parts.demo.sources, 'backend/drizzle']).slice(0, 16)}`;
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
    // Another checkout that shares this cache made the same one meanwhile.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}

/** What is of today may be in use by another checkout, or on its way. */
function removeOld(folder) {
  const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
  if (Date.now() - mtimeMs > A_DAY) rmSync(folder, { recursive: true, force: true });
}
