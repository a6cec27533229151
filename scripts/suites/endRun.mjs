import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { endChild } from '../processes/endChild.mjs';
import { root } from '../root.mjs';

const { Client } = createRequire(path.join(root, 'backend/package.json'))('pg');

/** Stops the processes of startRun, and drops the test workers' databases. */
export default async function endRun() {
  if (process.env.DATABASE_URL) await dropDatabases(process.env.DATABASE_URL, `coop_test_${process.env.TEST_RUN}_`);
  const own = globalThis.ownAuthEmulator;
  if (!own) return;
  await endChild(own.child);
  rmSync(own.folder, { recursive: true, force: true });
}

async function dropDatabases(url, prefix) {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [prefix]);
    for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  } finally {
    await client.end();
  }
}
