import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../root.mjs';

/**
 * Runs a tool of node_modules in the repository's folder and shows its output.
 * @param {string} title printed first
 * @param {string} tool its script under node_modules
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string[]} [flags] of Node
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function runStep(title, tool, args, env = process.env, flags = []) {
  console.log(`\n── ${title}`);
  const child = spawn(process.execPath, [...flags, path.join(root, 'node_modules', tool), ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  const code = await new Promise((resolve) => child.once('error', () => resolve(1)).once('close', resolve));
  return code === 0;
}
