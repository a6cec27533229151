import { and, eq, inArray, is, like, notLike, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { DEMO_DOMAIN } from '../users/user.js';
import type { Database } from './database.js';
import { findPending } from './ground/releases.js';
import { historial } from './schema/history.js';
import { instalacion } from './schema/installation.js';
import { inSession, isWhole } from './sessions.js';
import { tables } from './tables/tables.js';

/** Kind of installation that owns a database. */
export type Owner = 'demostracion' | 'produccion';

const KEY = 'clase';
const UUID_5 = '________-____-5___-____-____________';
const { usuarios } = tables;

/**
 * Returns the owner, even before migrations run; undefined if unclaimed. Earlier versions stored no owner: there, real
 * users mean production.
 */
export async function findOwner(database: Database): Promise<Owner | undefined> {
  if (await has(database, instalacion)) {
    const [row] = await database.select().from(instalacion).where(eq(instalacion.clave, KEY));
    return row?.valor as Owner | undefined;
  }
  return (await has(database, usuarios)) && (await hasRealUsers(database)) ? 'produccion' : undefined;
}

/** Stores the owner permanently, if the table exists. Returns the actual owner, who may have claimed it first. */
export async function setOwner(database: Database, owner: Owner): Promise<Owner> {
  if (await has(database, instalacion))
    await database.insert(instalacion).values({ clave: KEY, valor: owner }).onConflictDoNothing();
  return (await findOwner(database)) ?? owner;
}

/** Returns whether the database has tables but none of ours, and so belongs to another system. */
export async function belongsToOtherSystem(database: Database): Promise<boolean> {
  if (await has(database, usuarios)) return false;
  const { rows } = (await database.execute(sql`
    select exists (
      select 1 from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
    ) as taken`)) as unknown as { rows: { taken: boolean }[] };
  return rows[0]?.taken ?? false;
}

async function has(database: Database, table: PgTable): Promise<boolean> {
  const query = sql`select to_regclass(${getTableConfig(table).name}) is not null as has`;
  const { rows } = (await database.execute(query)) as unknown as { rows: { has: boolean }[] };
  return rows[0]?.has ?? false;
}

/** Records an event once; returns false if it was recorded before. Concurrent calls wait for each other. */
export async function recordOnce(tx: Database, clave: string, valor: string): Promise<boolean> {
  const noted = await tx.insert(instalacion).values({ clave, valor }).onConflictDoNothing().returning();
  return noted.length > 0;
}

/** Returns a recorded value. */
export async function findNote(database: Database, clave: string): Promise<string | undefined> {
  const [row] = await database.select().from(instalacion).where(eq(instalacion.clave, clave));
  return row?.valor;
}

/** Replaces a recorded value and returns the previous one. */
export async function replaceRecord(database: Database, clave: string, valor: string): Promise<string | undefined> {
  const before = await findNote(database, clave);
  if (before !== valor)
    await database
      .insert(instalacion)
      .values({ clave, valor })
      .onConflictDoUpdate({ target: instalacion.clave, set: { valor } });
  return before;
}

/** Returns those keys that are recorded here. */
export async function findRecorded(database: Database, claves: readonly string[]): Promise<ReadonlySet<string>> {
  const noted = await database
    .select({ clave: instalacion.clave })
    .from(instalacion)
    .where(inArray(instalacion.clave, [...claves]));
  return new Set(noted.map(({ clave }) => clave));
}

/** Returns the names of the tables with rows. */
export async function findFilledTables(database: Database): Promise<string[]> {
  // Lazy import: a server start does not need the tables as migrations create them.
  const { allTables } = await import('./tables/allTables.js');
  const names = Object.values(allTables)
    .filter((table) => is(table, PgTable))
    .map((table) => getTableConfig(table).name)
    .filter((name) => name !== getTableConfig(instalacion).name);
  const queries = names.map(
    (name) => sql`(select ${name}::text as name where exists (select 1 from ${sql.identifier(name)}))`,
  );
  const { rows } = (await database.execute(sql.join(queries, sql` union all `))) as unknown as {
    rows: { name: string }[];
  };
  return rows.map(({ name }) => name);
}

/**
 * Returns whether the demonstration created anything here. Its users have its domain. Its row ids are UUID version 5,
 * all others version 7, and the history keeps even deleted rows.
 */
export async function isSeeded(database: Database): Promise<boolean> {
  return (await hasUser(database, like(usuarios.email, `%@${DEMO_DOMAIN}`))) || (await wasAnyRowSeeded(database));
}

/** Returns whether any user has an e-mail outside the demonstration's domain. */
export const hasRealUsers = (database: Database): Promise<boolean> =>
  hasUser(database, notLike(usuarios.email, `%@${DEMO_DOMAIN}`));

async function wasAnyRowSeeded(database: Database): Promise<boolean> {
  const seeded = and(like(historial.registro, UUID_5), eq(historial.accion, 'crear'));
  return (await database.select({ id: historial.id }).from(historial).where(seeded).limit(1)).length > 0;
}

async function hasUser(database: Database, condition: SQL): Promise<boolean> {
  return (await database.select({ id: usuarios.id }).from(usuarios).where(condition).limit(1)).length > 0;
}

/** Facts about a PostgreSQL database, read before anything is changed. */
export type Inspected = {
  /** PostgreSQL's own numbering: 15.4 is 150004. */
  version: number;
  /** Whether the extension for searches (pg_trgm) is installed, or this user may install it. */
  hasTrigrams: boolean;
  isAnothers: boolean;
  owner: Owner | undefined;
  /** The names of pending migrations. */
  pending: readonly string[];
  /** Whether sessions at this address belong to one client from start to end. */
  isWhole: boolean;
};

/**
 * Inspects a PostgreSQL database in one read-only transaction, as a pool could leak session settings to other clients.
 * Rejects if the database can't be read or has a later version.
 */
export const inspectDatabase = (url: string): Promise<Inspected> =>
  inSession(url, async (client) => {
    const whole = await isWhole(client, url);
    await client.query('begin transaction read only');
    const database = drizzle(client);
    const { rows } = await client.query<Abilities>(ABILITIES);
    const [abilities] = rows as [Abilities];
    const found = {
      ...abilities,
      isAnothers: await belongsToOtherSystem(database),
      owner: await findOwner(database),
      pending: await findPending({ query: async <Row>(text: string) => (await client.query(text)).rows as Row[] }),
      isWhole: whole,
    };
    await client.query('rollback');
    return found;
  });

type Abilities = Pick<Inspected, 'version' | 'hasTrigrams'>;
const ABILITIES = `select current_setting('server_version_num')::int as version,
  exists (select 1 from pg_extension where extname = 'pg_trgm')
    or (exists (select 1 from pg_available_extensions where name = 'pg_trgm')
      and has_database_privilege(current_database(), 'create')) as "hasTrigrams"`;
