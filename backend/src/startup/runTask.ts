import { describeError } from '../platform/database/describeError.js';

/** Runs a command-line task and prints its result. On failure, prints the reason and exits with 1. */
export async function runTask(act: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await act()}\n`);
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`);
    process.exitCode = 1;
  }
}
