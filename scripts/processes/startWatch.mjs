import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../root.mjs';

/**
 * Starts a tool that watches files, and prefixes its output lines with its name.
 * @param {string} name
 * @param {string[]} args for Node
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export function startWatch(name, args, { cwd = '.', env = process.env } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: path.join(root, cwd),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => line.trim() && console.log(`[${name}] ${line}`));
  return child;
}
