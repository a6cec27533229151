import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns the start time of a process, as its system reports it: boot id and clock ticks on Linux, `ps` on other
 * Unixes; null when unknown (no such process, Windows). A zombie counts as ended. Process ids are reused, above all in
 * containers, where a program often has the same one at each start. In JavaScript, because the starter needs it before
 * any build.
 * @param {number} pid
 * @returns {string | null}
 */
export function findStartTime(pid) {
  try {
    if (process.platform === 'linux') return linuxStartTime(pid);
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/** @param {number} pid */
function linuxStartTime(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name is in parentheses and may contain spaces; `starttime` is field 22.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return fields[0] === 'Z' ? 'ended' : `${bootId}/${fields[19]}`;
}
