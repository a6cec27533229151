import { findStartTime } from './findStartTime.mjs';

/**
 * Whether the very process that was noted still runs: same id and, where the system tells it, same start time
 * (ids are given out again after a restart of the machine).
 * @param {{ pid: number, startTime: string | null }} noted
 */
export function isRunning({ pid, startTime }) {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  const now = findStartTime(pid);
  return startTime === null || now === null || now === startTime;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
