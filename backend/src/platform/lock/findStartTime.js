import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process started, in the words of its system: boot id and clock ticks on Linux, `ps` on other Unixes; null when
 * unknown (no such process, Windows). A zombie counts as ended. Identifiers are given out again, above all in a container,
 * where the same program has the same one at each start. In JavaScript: what starts the server asks too, before any build.
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
  // The program's name stands in parentheses and may hold spaces; the fields after it don't. starttime is field 22.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return fields[0] === 'Z' ? 'ended' : `${bootId}/${fields[19]}`;
}
