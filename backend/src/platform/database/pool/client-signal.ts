import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Abort signal of the client that waits for the current read, aborted on disconnect. Unset for writes and for reads
 * shared with other clients.
 */
export const clientSignal = new AsyncLocalStorage<AbortSignal>();

/** Rejection of a query whose client disconnected. */
export class ClientDisconnected extends Error {
  override name = 'ClientDisconnected';
}

/** Returns whether an error, or one of its causes, is a client disconnect. */
export const isClientDisconnect = (thrown: unknown): boolean =>
  thrown instanceof Error && (thrown instanceof ClientDisconnected || isClientDisconnect(thrown.cause));
