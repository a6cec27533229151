import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

const RETRY_MS = 100;
const PIECES = [Buffer.alloc(1 << 20), Buffer.alloc(1 << 12)];

/** Mounts a tmpfs of that size in megabytes, owned by the user, on a new folder. */
export function mountSmall(folder, megabytes, user) {
  mkdirSync(folder, { recursive: true });
  const uid = execFileSync('id', ['-u', user], { encoding: 'utf8' }).trim();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700,uid=${uid}`, 'tmpfs', folder]);
}

export function unmount(folder) {
  execFileSync('umount', [folder]);
}

/** Fills the disk, including space freed later, until `giveBack`. */
export function fill(folder) {
  const file = path.join(folder, 'lastre');
  const ballast = openSync(file, 'w');
  const takeAll = () => {
    for (const piece of PIECES) while (isWritten(ballast, piece));
  };
  takeAll();
  const again = setInterval(takeAll, RETRY_MS);
  return {
    giveBack() {
      clearInterval(again);
      closeSync(ballast);
      rmSync(file);
    },
  };
}

function isWritten(ballast, piece) {
  try {
    return writeSync(ballast, piece) === piece.length;
  } catch (error) {
    if (error.code === 'ENOSPC') return false;
    throw error;
  }
}
