import { findStartTime } from './findStartTime.js';

/**
 * A recorded process; its start time is null where the system does not report it.
 * @typedef {{ pid: number, startTime: string | null }} Noted
 */

/**
 * Whether that process still runs: same id and, where known, same start time.
 * @param {Noted} noted
 */
export function isRunning({ pid, startTime }) {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  // Our own id, reused from the dead holder.
  if (pid === process.pid && startTime === null) return false;
  const now = findStartTime(pid);
  return now !== 'ended' && (startTime === null || now === null || now === startTime);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
