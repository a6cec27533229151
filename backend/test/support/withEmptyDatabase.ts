import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';

/** New database on the PostgreSQL server of the tests, with a connection to the default database. */
type Empty = { url: URL; name: string; server: Client };

/** Runs `work` with a new empty database and drops it afterwards. */
export async function withEmptyDatabase(work: (empty: Empty) => Promise<void>): Promise<void> {
  const address = String(process.env.DATABASE_URL);
  const name = `coop_test_${uuidv7().replaceAll('-', '')}`;
  const server = new Client(address);
  await server.connect();
  await server.query(`create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  try {
    await work({ url, name, server });
  } finally {
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  }
}
