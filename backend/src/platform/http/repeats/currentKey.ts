import { AsyncLocalStorage } from 'node:async_hooks';

/** The key of the request that is being worked out, where it has one: what writes for it notes so in the same transaction. */
export const currentKey = new AsyncLocalStorage<{ readonly clave: string }>();
