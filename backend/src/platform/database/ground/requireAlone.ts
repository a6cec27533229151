import type { Ground } from './ground.js';

/**
 * Acquires an advisory lock until the ground is closed. Throws an Error, in Spanish, at once if another process holds
 * it.
 */
export async function requireAlone(ground: Ground, lock: number, others: string): Promise<void> {
  const [asked] = await ground.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
  if (!asked?.taken) throw new Error(`${others} está en marcha en esta base: espere a que termine.`);
}
