import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export type OwnDatabase = { url: string | undefined; drop: () => Promise<unknown> };

/** Creates an empty database on the PostgreSQL at that address, named after its use; none without an address. */
export async function makeDatabase(server: string | undefined, use: string): Promise<OwnDatabase> {
  if (!server) return { url: undefined, drop: async () => undefined };
  const name = `${use}_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new Client(server);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
