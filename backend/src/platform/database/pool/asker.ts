import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Abort signal of the client that waits for the current read, aborted on disconnect. Unset for writes and for reads
 * shared with other clients.
 */
export const asker = new AsyncLocalStorage<AbortSignal>();

/** Rejection of a query whose client disconnected. */
export class AskerLeft extends Error {
  override name = 'AskerLeft';
}

/** Returns whether an error, or one of its causes, is a client disconnect. */
export const isLeft = (thrown: unknown): boolean =>
  thrown instanceof Error && (thrown instanceof AskerLeft || isLeft(thrown.cause));
