import { AsyncLocalStorage } from 'node:async_hooks';

/** Idempotency key of the current request, if any; writes mark it as done in their transaction. */
export const currentKey = new AsyncLocalStorage<{ readonly clave: string }>();
