import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { toPglite } from '../../src/platform/database/connect.js';
import { openPglite } from '../../src/platform/database/pglite.js';
import { migrationsHash } from './migrationsHash.js';
import type { TestConnection } from './openTestDatabase.js';

/** Those that were closed with the tables that they were opened with: emptied, they serve the next file of this worker. */
const free: PGlite[] = [];

/** Opening one takes over a second of a processor, emptying it hundredths of one. */
export async function openOnPglite(): Promise<TestConnection> {
  const pglite = free.pop() ?? (await load());
  const { listen, database, copyIn } = await toPglite(pglite);
  const migrated = await structure(pglite);
  const heard: (() => Promise<void>)[] = [];
  let isGiven = true;
  return {
    database,
    copyIn,
    listen: async (channel, hear) => {
      const stop = await listen(channel, hear);
      heard.push(stop);
      return stop;
    },
    lose: () => pglite.close(),
    close: async () => {
      // Two servers of one database both close it: twice among the free ones, it would be two others'.
      if (!isGiven || pglite.closed) return;
      isGiven = false;
      await Promise.all(heard.map((stop) => stop()));
      if ((await structure(pglite)) !== migrated) return pglite.close();
      await empty(pglite);
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

/** Tells tables, constraints, indexes and triggers from those of other migrations, or from what a test made of them. */
async function structure(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ all: string }>(
    `select md5(string_agg(what, ',' order by what)) as all from (
       select 'table ' || oid || relname as what from pg_class where relnamespace = 'public'::regnamespace
       union all select 'column ' || attrelid || attname || atttypid || attnotnull::text || attisdropped::text from pg_attribute
         where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
       union all select 'constraint ' || oid from pg_constraint
       union all select 'trigger ' || oid || tgenabled::text from pg_trigger
     ) as catalog`,
  );
  return rows[0]?.all ?? '';
}

/** Migrations leave every table empty: what has rows has them from a test. History refuses it but to a replica. */
async function empty(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const { rows: filled } = await pglite.query<{ name: string }>(
    rows.map(({ name }) => `(select '${name}' as name from ${name} limit 1)`).join(' union all '),
  );
  if (filled.length === 0) return;
  const names = filled.map(({ name }) => name).join(', ');
  await pglite.exec(`set session_replication_role = replica;
    truncate ${names} restart identity cascade;
    set session_replication_role = origin`);
}
