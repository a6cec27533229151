import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { toPglite } from '../../src/platform/database/connect.js';
import { openPglite } from '../../src/platform/database/pglite.js';
import { emptyTables, structureOf } from './emptyTables.js';
import { migrationsHash } from './migrationsHash.js';
import type { TestConnection } from './openTestDatabase.js';

/** Databases closed with unchanged tables: emptied, they serve the next file of this worker. */
const free: PGlite[] = [];

/** Opening one takes over a second of a processor, emptying it hundredths of one. */
export async function openOnPglite(): Promise<TestConnection> {
  const pglite = free.pop() ?? (await load());
  const { listen, database, copyIn } = await toPglite(pglite);
  const query = queryWith(pglite);
  const migrated = await structureOf(query);
  const heard: (() => Promise<void>)[] = [];
  let isGiven = true;
  return {
    database,
    copyIn,
    listen: async (channel, onNotice) => {
      const stop = await listen(channel, onNotice);
      heard.push(stop);
      return stop;
    },
    lose: () => pglite.close(),
    close: async () => {
      // Two servers of one database both close it: twice among the free ones, it would be two others'.
      if (!isGiven || pglite.closed) return;
      isGiven = false;
      await Promise.all(heard.map((stop) => stop()));
      if ((await structureOf(query)) !== migrated) return pglite.close();
      await emptyTables(query);
      free.push(pglite);
    },
  };
}

/** Migrating takes seconds, loading a migrated copy tenths of one: the copy is kept beside other temporary files. */
async function load(): Promise<PGlite> {
  const copy = path.join(tmpdir(), `kantuta-${migrationsHash()}.pglite`);
  // A loaded copy counts as one that was not shut down: PostgreSQL would go on telling, by a timer, how its recovery does.
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
