import { findStartTime } from './findStartTime.js';

/**
 * A process as it was noted; without a start time where the system does not tell it.
 * @typedef {{ pid: number, startTime: string | null }} Noted
 */

/**
 * Whether that very process still runs: same identifier and, where it is known, same start.
 * @param {Noted} noted
 */
export function isRunning({ pid, startTime }) {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  // Ourselves, under an identifier that somebody who died had before.
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
    // The process belongs to somebody else, but it runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
