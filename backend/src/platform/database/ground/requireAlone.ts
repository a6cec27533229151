import type { Ground } from './ground.js';

/** Takes a lock until that ground is closed. Throws an Error, in Spanish, where another process has it: it waits for nobody. */
export async function requireAlone(ground: Ground, lock: number, others: string): Promise<void> {
  const [asked] = await ground.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
  if (!asked?.taken) throw new Error(`${others} está en marcha en esta base: espere a que termine.`);
}
