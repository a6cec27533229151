import { execFileSync } from 'node:child_process';

/**
 * Finds the npm that runs this script, directly or through a shell. Returns undefined without npm or `ps`.
 * @returns {number | undefined} its process id
 */
export function findNpm() {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = look(process.ppid);
  if (parent?.isNpm) return process.ppid;
  return parent && look(parent.ppid)?.isNpm ? parent.ppid : undefined;
}

function look(pid) {
  try {
    const [, ppid, command] = /^\s*(\d+)\s+(.*)$/.exec(
      execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' }).trim(),
    );
    return { ppid: Number(ppid), isNpm: /^npm\b|npm-cli\.js|\/npm(\.cmd)?\b/.test(command) };
  } catch {
    return undefined;
  }
}
