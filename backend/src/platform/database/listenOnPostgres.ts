import { Client } from 'pg';

const RETRY_MS = 1_000;

/** Hears the notices of a channel: whatever any process on the same database tells. */
export type Listen = (channel: string, hear: (notice: string) => void) => Promise<() => Promise<void>>;

/**
 * Listens on a connection of its own, for a pool closes idle ones. When it breaks it is opened anew, and since notices
 * may have been missed meanwhile, an empty one is told.
 */
export const listenOnPostgres =
  (url: string): Listen =>
  async (channel, hear) => {
    let client: Client | undefined;
    let stopped = false;
    let retry: NodeJS.Timeout | undefined;

    async function open(): Promise<void> {
      const own = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
      own.on('notification', ({ payload }) => hear(payload ?? ''));
      own.on('error', () => undefined);
      own.on('end', again);
      client = own;
      await own.connect();
      await own.query(`listen "${channel}"`);
    }

    function again() {
      if (stopped) return;
      clearTimeout(retry);
      retry = setTimeout(() => open().then(() => hear(''), again), RETRY_MS);
    }

    await open();
    return async () => {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    };
  };
