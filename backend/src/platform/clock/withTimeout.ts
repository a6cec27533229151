import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Applies a timeout to a promise. Rejects with `ETIMEDOUT`, which counts as an unavailable dependency. A later result
 * is ignored.
 */
export async function withTimeout<T>(ms: number, made: Promise<T>): Promise<T> {
  const done = new AbortController();
  const late = sleep(ms, undefined, { signal: done.signal }).then((): never => {
    throw Object.assign(new Error(`It took longer than ${ms} ms`), { code: 'ETIMEDOUT' });
  });
  try {
    return await Promise.race([made, late]);
  } finally {
    done.abort();
  }
}
