import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a command of `backend/src/startup` as an operator does, with only these settings; returns its exit code and output. */
export async function runStartup(command: string, settings: object, ...args: string[]) {
  const options = ['--import', './scripts/typescript/register.mjs', '--conditions=@coop/source'];
  const env = { PATH: process.env.PATH, ...settings };
  const ran = promisify(execFile)(process.execPath, [...options, `backend/src/startup/${command}.ts`, ...args], {
    cwd: root,
    env,
  });
  return ran.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }) => ({ code: code as number, output: stderr as string }),
  );
}
