import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';

/** A new database of the tests' PostgreSQL: its address, its name, and a connection to the server's own. */
type Empty = { url: URL; name: string; server: Client };

/** Does it with a database in which there is nothing, which is gone afterwards. */
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
