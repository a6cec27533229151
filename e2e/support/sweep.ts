import { expect, test } from './test.js';

/** Runs a check per item, each in a step; a failure is reported under its name and the rest still run. */
export async function sweep<Item>(
  items: readonly Item[],
  check: (item: Item) => Promise<unknown>,
  nameOf: (item: Item) => string = String,
): Promise<void> {
  for (const item of items)
    await test.step(nameOf(item), async () => {
      const error = await check(item).then(
        () => undefined,
        (reason) => reason,
      );
      expect.soft(error, nameOf(item)).toBeUndefined();
    });
}
