import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What comes of it within so many milliseconds. Rejects with `ETIMEDOUT`, which says that what we stand on is away, when it
 * takes longer: a turn that waits for a line that is dead is given back. What comes later is nobody's.
 */
export async function within<T>(ms: number, made: Promise<T>): Promise<T> {
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
