import { describeError } from '../platform/database/describeError.js';

/** Runs a command of the terminal, prints what it says, and ends with 1 and why when it fails. */
export async function runTask(act: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await act()}\n`);
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`);
    process.exitCode = 1;
  }
}
