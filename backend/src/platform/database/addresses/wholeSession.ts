import type { Client } from 'pg';

const SAID_MS = 8_000;

/** The address of a session that says of itself, as it begins, what a pool that gives each transaction another session does not pass on. */
export const saying = (address: string): string =>
  // Of two, the last holds. That of a socket (`postgres://usuario@/base?host=/run/postgresql`) is no URL.
  `${address}${address.includes('?') ? '&' : '?'}statement_timeout=${SAID_MS}`;

/** Whether the server heard that: what is set in this session, locked or listened for is then nobody else's. */
export async function isWhole(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ setting: string }>(
    "select setting from pg_settings where name = 'statement_timeout'",
  );
  return rows[0]?.setting === String(SAID_MS);
}

/** What is said of an address without whole sessions, where no other was named. */
export const POOLED =
  'lleva a un pool de conexiones: indique además DATABASE_DIRECT_URL, la misma base con sesiones enteras (docs/escala.md)';
