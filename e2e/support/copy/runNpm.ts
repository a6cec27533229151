import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs npm in a folder; throws with its output when it fails. */
export async function runNpm(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('npm', args, { cwd: folder, shell: process.platform === 'win32' });
  return stdout;
}
