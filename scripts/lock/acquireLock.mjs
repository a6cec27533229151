import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findStartTime } from '../processes/findStartTime.mjs';
import { isRunning } from '../processes/isRunning.mjs';
import { waitForOrphans } from './waitForOrphans.mjs';

const settleMs = 200;

/**
 * Takes the data folder for this process, or throws naming the one that holds it: two processes on one PGlite folder
 * lose rows. A lock whose holder is gone is taken over once the children that it noted are gone too.
 * @param {string} dataDir an existing folder
 * @returns {Promise<{ noteChildren: (pids: number[]) => void, release: () => void }>}
 */
export async function acquireLock(dataDir) {
  const file = path.join(dataDir, 'arranque.lock');
  const own = { pid: process.pid, startTime: findStartTime(process.pid), children: [] };

  if (!create(file, own)) {
    const holder = read(file);
    if (holder && holder.pid !== process.pid && isRunning(holder)) throw new Error(explain(dataDir, holder.pid));
    await waitForOrphans(holder?.children ?? []);
    takeOver(file, own, holder);
    // Two starts may find the same dead lock: the last to write holds it, the other sees so here.
    await sleep(settleMs);
    const now = read(file);
    if (now?.pid !== own.pid) throw new Error(explain(dataDir, now?.pid));
  }

  return {
    noteChildren: (pids) =>
      replace(file, { ...own, children: pids.map((pid) => ({ pid, startTime: findStartTime(pid) })) }),
    release: () => {
      if (read(file)?.pid === own.pid) rmSync(file, { force: true });
    },
  };
}

const explain = (dataDir, pid) =>
  `La carpeta de datos ${dataDir} ya está en uso por el proceso ${pid}. Deténgalo (Ctrl-C en su terminal, o kill ${pid}), o elija otra carpeta: DATA_DIR=otra-carpeta npm start`;

/** Writes aside and links: the lock appears whole or not at all, and only where there is none. */
function create(file, content) {
  const draft = write(`${file}.${process.pid}`, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function takeOver(file, own, dead) {
  const now = read(file);
  if (now && now.pid !== dead?.pid) throw new Error(explain(path.dirname(file), now.pid));
  rmSync(file, { force: true });
  create(file, own);
}

function replace(file, content) {
  renameSync(write(`${file}.${process.pid}`, content), file);
}

function write(file, content) {
  writeFileSync(file, JSON.stringify(content));
  return file;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
