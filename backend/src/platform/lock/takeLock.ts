import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { findStartTime } from './findStartTime.js';
import { isRunning, type Noted } from './isRunning.js';

/** Where identifiers of processes mean what they mean here: this machine and, on Linux, this container's processes. */
const place = `${hostname()}/${processesOf()}`;

function processesOf(): string {
  try {
    return readlinkSync('/proc/self/ns/pid').replace(/\D/g, '');
  } catch {
    return 'all';
  }
}

/**
 * Who has a lock. `token` tells this taking of it from every other; `children` end with the holder, or soon after. Where it
 * is matters in a folder that several machines or containers share: each gives its processes identifiers of its own.
 */
export type Holder = Noted & { token: string; children: readonly Noted[]; place: string };

/** A lock that this process has. */
export type Lock = { noteChildren: (children: readonly Noted[]) => void; release: () => void };

/** The lock belongs to another process that still runs. */
export class LockedError extends Error {
  constructor(readonly holder: Holder) {
    super(`Locked by process ${holder.pid}`);
  }

  /** The holder, in words for whoever has to find it. */
  get who(): string {
    const { pid, place: there } = this.holder;
    return there === place ? `el proceso ${pid}` : `el proceso ${pid} de otro equipo o contenedor (${there})`;
  }
}

/** Called with a holder of this place that died, before its lock is taken over. */
type Bury = (dead: Holder) => Promise<void>;

/**
 * Takes a lock file for this process; throws a LockedError when another one that runs has it. A lock whose holder is gone
 * is taken over by exactly one: by whoever has the lock of its succession, a file named after that one taking.
 */
export async function takeLock(file: string, bury: Bury = async () => undefined): Promise<Lock> {
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

/** Puts our lock in the place of a dead one, which nobody else may touch meanwhile; false when it is no longer there. */
async function succeed(file: string, dead: Holder, own: Holder): Promise<boolean> {
  const succession = await takeLock(`${file}.${dead.token}`);
  try {
    if (read(file)?.token !== dead.token) return false;
    replace(file, own);
    return true;
  } finally {
    succession.release();
  }
}

/** Whole from the first moment, and only where there was none: false when there is one. */
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

/** Who has the lock; undefined when nobody does. Earlier versions wrote a bare number, or no token, or not where. */
function read(file: string): Holder | undefined {
  try {
    const said = JSON.parse(readFileSync(file, 'utf8'));
    const {
      pid,
      startTime = null,
      token = String(pid),
      children = [],
      place: there = place,
    } = typeof said === 'number' ? { pid: said } : said;
    return { pid, startTime, token, children, place: there };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`El archivo ${file} no se entiende. Si nadie usa esa carpeta, elimínelo.`, { cause: error });
  }
}

const EACH_MS = 1_000;
/** Longer than a server that works hard keeps its clock waiting. */
const SILENCE_MS = 10_000;
const LOOK_EACH_MS = 200;

/** Touches a file from time to time, until told to stop: so it shows to those elsewhere that somebody is here. */
function beatOn(file: string): () => void {
  const timer = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // Somebody took the file away: there is nothing left to show.
    }
  }, EACH_MS).unref();
  return () => clearInterval(timer);
}

/** Whether somebody touches a file now, looking at it for as long as that may take: clocks elsewhere may differ. */
async function isBeating(file: string): Promise<boolean> {
  const before = touched(file);
  for (let waited = 0; waited < SILENCE_MS; waited += LOOK_EACH_MS) {
    await sleep(LOOK_EACH_MS);
    const now = touched(file);
    if (now !== before) return now !== undefined;
  }
  return false;
}

const touched = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
