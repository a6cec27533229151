import { Client } from 'pg';

/** How long to wait before it is opened anew, after each failure in a row. */
const RETRIES_MS = [1_000, 2_000, 5_000, 10_000];
/** A line that dies without a word is heard no more, and says nothing of it: it is asked so often, and has to answer so soon. */
export type Beat = { everyMs: number; patienceMs: number };
const BEAT: Beat = { everyMs: 15_000, patienceMs: 5_000 };

/** Hears the notices of a channel: whatever any process on the same database tells. */
export type Listen = (channel: string, hear: (notice: string) => void) => Promise<() => Promise<void>>;

/**
 * Listens on a connection of its own, for a pool closes idle ones. When it breaks it is opened anew, and since notices
 * may have been missed meanwhile, an empty one is told.
 */
export const listenOnPostgres =
  (url: string, beat = BEAT): Listen =>
  async (channel, hear) => {
    let client: Client | undefined;
    let stopped = false;
    let timer: NodeJS.Timeout | undefined;
    let failures = 0;

    async function open(): Promise<void> {
      const own = await connect(url, beat.patienceMs, channel, hear);
      if (stopped) return own.end();
      client = own;
      failures = 0;
      own.once('end', again);
      keepAsking(own);
    }

    /** Until it ends, which it does where it doesn't answer. */
    function keepAsking(own: Client) {
      timer = setTimeout(() => {
        own.query('select 1').then(
          () => client === own && keepAsking(own),
          // With a question unanswered it is closed at once.
          () => own.end(),
        );
      }, beat.everyMs);
    }

    function again() {
      clearTimeout(timer);
      client = undefined;
      if (stopped) return;
      const wait = RETRIES_MS[Math.min(failures, RETRIES_MS.length - 1)];
      failures += 1;
      timer = setTimeout(() => open().then(() => hear(''), again), wait);
    }

    await open();
    return async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    };
  };

/** A connection that listens; one that may not (of a server that is still a standby) is ended, or each try would leave one. */
async function connect(
  url: string,
  patienceMs: number,
  channel: string,
  hear: (notice: string) => void,
): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  client.on('notification', ({ payload }) => hear(payload ?? ''));
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`listen "${channel}"`);
    return client;
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  }
}
