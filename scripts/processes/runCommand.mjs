import { spawn } from 'node:child_process';
import { root } from '../root.mjs';

/**
 * Runs a command in the repository's folder. Throws an Error with its output if it fails.
 * @param {string} command
 * @param {string[]} args
 */
export async function runCommand(command, args) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`Falló: ${command} ${args.join(' ')}\n${output.trim()}`);
}
