import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Whoever waits for what is read now; aborted when they leave. Nobody, where what is read is for others too, or is written.
 */
export const asker = new AsyncLocalStorage<AbortSignal>();

/** What was asked for somebody who left before it was there. */
export class AskerLeft extends Error {
  override name = 'AskerLeft';
}

/** Whether an error says that, or what it came of does. */
export const isLeft = (thrown: unknown): boolean =>
  thrown instanceof Error && (thrown instanceof AskerLeft || isLeft(thrown.cause));
