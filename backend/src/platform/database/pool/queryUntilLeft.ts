import type { Pool, QueryArrayConfig, QueryArrayResult } from 'pg';
import { AskerLeft } from './asker.js';

/** Most statements are over by then, and a connection costs more than what is left of them. */
const GRACE_MS = 200;

/**
 * Asks a statement on a connection of its own for as long as its asker stays. When they leave, the connection is closed: the
 * server, which looks for it (`client_connection_check_interval`), ends the statement. A request to cancel would name a
 * connection, on which by then somebody else may have asked.
 */
export async function queryUntilLeft(
  pool: Pool,
  signal: AbortSignal,
  config: QueryArrayConfig,
  values: unknown[],
): Promise<QueryArrayResult> {
  const client = await pool.connect();
  let timer: NodeJS.Timeout | undefined;
  let isGiven = false;
  const give = (isBroken: boolean) => {
    if (!isGiven) client.release(isBroken);
    isGiven = true;
  };
  const leave = () => {
    timer = setTimeout(give, GRACE_MS, true);
  };
  if (signal.aborted) {
    give(false);
    throw new AskerLeft();
  }
  signal.addEventListener('abort', leave, { once: true });
  try {
    const result = await client.query(config, values);
    give(false);
    return result;
  } catch (error) {
    if (isGiven) throw new AskerLeft('', { cause: error });
    give(true);
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
    clearTimeout(timer);
  }
}
