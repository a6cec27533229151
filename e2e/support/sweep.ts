import { expect, test } from './test.js';

/** Runs a check per name, each in its own step; a failure is reported under its name and the rest still run. */
export async function sweep(names: readonly string[], check: (name: string) => Promise<unknown>): Promise<void> {
  for (const name of names)
    await test.step(name, async () => {
      const error = await check(name).then(
        () => undefined,
        (reason) => reason,
      );
      expect.soft(error, name).toBeUndefined();
    });
}
