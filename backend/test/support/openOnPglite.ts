import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { toPglite } from '../../src/platform/database/connect.js';
import { openPglite } from '../../src/platform/database/pglite.js';
import { emptyTables, structureOf } from './emptyTables.js';
import { migrationsHash } from './migrationsHash.js';
import type { TestConnection } from './openTestDatabase.js';

/** Databases closed with an unchanged schema. The next test file of this worker reuses them, emptied. */
const free: PGlite[] = [];

/** Opens a migrated in-memory database. Opening one takes over a second of CPU time, emptying one a few hundredths. */
export async function openOnPglite(): Promise<TestConnection> {
  const pglite = free.pop() ?? (await load());
  const { listen, database, copyIn } = await toPglite(pglite);
  const query = queryWith(pglite);
  const migrated = await structureOf(query);
  const subscriptions: (() => Promise<void>)[] = [];
  let isInUse = true;
  return {
    database,
    copyIn,
    listen: async (channel, onNotice) => {
      const stop = await listen(channel, onNotice);
      subscriptions.push(stop);
      return stop;
    },
    lose: () => pglite.close(),
    close: async () => {
      // Two servers share a database and both close it; adding it to `free` twice would give it to two other files.
      if (!isInUse || pglite.closed) return;
      isInUse = false;
      await Promise.all(subscriptions.map((stop) => stop()));
      if ((await structureOf(query)) !== migrated) return pglite.close();
      await emptyTables(query);
      free.push(pglite);
    },
  };
}

/** Loads a migrated copy from the temporary folder, which is faster than migrating by an order of magnitude. */
async function load(): Promise<PGlite> {
  const copy = path.join(tmpdir(), `kantuta-${migrationsHash()}.pglite`);
  // PostgreSQL recovers a loaded copy, which was not shut down, and would log the recovery progress from a timer.
  const startParams = [...PGlite.defaultStartParams, '-c', 'log_startup_progress_interval=0'];
  if (existsSync(copy)) return openPglite({ loadDataDir: new Blob([readFileSync(copy)]), startParams });
  const pglite = openPglite();
  await toPglite(pglite);
  const dump = await pglite.dumpDataDir('none');
  const own = `${copy}.${process.pid}`;
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
  renameSync(own, copy);
  return pglite;
}

const queryWith =
  (pglite: PGlite) =>
  async (statement: string): Promise<Record<string, string>[]> =>
    (await pglite.query<Record<string, string>>(statement)).rows;
