import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Takes a folder for this process alone: PGlite locks nothing, and two processes on one folder lose rows. Answers the
 * way to give it back. Throws, naming the process, when another one that still runs has it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'base.lock');
  const holder = findHolder(file);
  if (holder) throw new Error(`La base de datos de ${folder} está en uso por el proceso ${holder}. Deténgalo primero.`);
  rmSync(file, { force: true });
  // Exclusive, so that of two processes that found it free only one goes on.
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  return () => rmSync(file, { force: true });
}

/** The process that holds the lock, if it still runs; one that was killed left its lock behind. */
function findHolder(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid === process.pid) return undefined;
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // The process belongs to somebody else, but it runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? Number(readFileSync(file, 'utf8')) : undefined;
  }
}
