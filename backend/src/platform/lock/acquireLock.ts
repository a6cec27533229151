import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { findStartTime } from './findStartTime.js';
import { isRunning, type Noted } from './isRunning.js';

/** Scope of process ids: this machine and, on Linux, this container. */
const place = `${hostname()}/${processesOf()}`;

function processesOf(): string {
  try {
    return readlinkSync('/proc/self/ns/pid').replace(/\D/g, '');
  } catch {
    return 'all';
  }
}

/** Holder of a lock; `token` is unique per acquisition. `place`: machine or container of the process. */
export type Holder = Noted & { token: string; children: readonly Noted[]; place: string };

export type Lock = { noteChildren: (children: readonly Noted[]) => void; release: () => void };

export class LockedError extends Error {
  constructor(readonly holder: Holder) {
    super(`Locked by process ${holder.pid}`);
  }

  get holderName(): string {
    const { pid, place: there } = this.holder;
    return there === place ? `el proceso ${pid}` : `el proceso ${pid} de otro equipo o contenedor (${there})`;
  }
}

/** Cleanup after a dead holder of this place, before its lock is taken over. */
type OnStaleLock = (dead: Holder) => Promise<void>;

/**
 * Acquires a lock file. Throws a LockedError if another running process holds it. The lock of a dead holder passes to
 * exactly one process: the one that holds its succession lock, a file named after that acquisition.
 */
export async function acquireLock(file: string, bury: OnStaleLock = async () => undefined): Promise<Lock> {
  const own: Holder = { pid: process.pid, startTime: findStartTime(process.pid), token: uuidv7(), children: [], place };
  while (!create(file, own)) {
    const holder = read(file);
    if (!holder) continue;
    const isHere = holder.place === place;
    if (isHere ? isRunning(holder) : await isBeating(file)) throw new LockedError(holder);
    if (isHere) await bury(holder);
    if (await succeed(file, holder, own)) break;
  }
  const stopBeating = beatOn(file);
  return {
    noteChildren: (children) => replace(file, { ...own, children }),
    release: () => {
      stopBeating();
      if (read(file)?.token === own.token) rmSync(file, { force: true });
    },
  };
}

/** Replaces a dead holder's lock; false if it is gone. */
async function succeed(file: string, dead: Holder, own: Holder): Promise<boolean> {
  const succession = await acquireLock(`${file}.${dead.token}`);
  try {
    if (read(file)?.token !== dead.token) return false;
    replace(file, own);
    return true;
  } finally {
    succession.release();
  }
}

/** Creates the lock file atomically; false if it exists. */
function create(file: string, holder: Holder): boolean {
  const draft = write(file, holder);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

const replace = (file: string, holder: Holder) => renameSync(write(file, holder), file);

function write(file: string, holder: Holder): string {
  const draft = `${file}.${uuidv7()}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  return draft;
}

/** Reads the holder; undefined without a lock. Earlier versions wrote a bare number, or no token or place. */
function read(file: string): Holder | undefined {
  try {
    const parsed = JSON.parse(readFileSync(file, 'utf8'));
    const {
      pid,
      startTime = null,
      token = String(pid),
      children = [],
      place: there = place,
    } = typeof parsed === 'number' ? { pid: parsed } : parsed;
    return { pid, startTime, token, children, place: there };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`El archivo ${file} no se entiende. Si nadie usa esa carpeta, elimínelo.`, { cause: error });
  }
}

const EACH_MS = 1_000;
/** Heartbeat timeout, longer than a busy server may block its event loop. */
const SILENCE_MS = 10_000;
const POLL_MS = 200;

/** Touches a file periodically, as a heartbeat for other machines. Returns the stop function. */
function beatOn(file: string): () => void {
  const timer = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // The file was removed.
    }
  }, EACH_MS).unref();
  return () => clearInterval(timer);
}

/** Returns whether a heartbeat touches the file, by observing changes, because clocks of other machines may differ. */
async function isBeating(file: string): Promise<boolean> {
  const before = touched(file);
  for (let waited = 0; waited < SILENCE_MS; waited += POLL_MS) {
    await sleep(POLL_MS);
    const now = touched(file);
    if (now !== before) return now !== undefined;
  }
  return false;
}

const touched = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
