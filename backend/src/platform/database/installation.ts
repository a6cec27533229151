import { and, eq, inArray, is, like, notLike, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.js';
import { historial } from './schema/historial.js';
import { instalacion } from './schema/instalacion.js';
import { allTables } from './tables/allTables.js';
import { tables } from './tables/tables.js';

/** Whose database it is. */
export type Owner = 'demostracion' | 'produccion';

const KEY = 'clase';
const { usuarios } = tables;

/** Whom the database belongs to; nobody yet when undefined. */
export async function findOwner(database: Database): Promise<Owner | undefined> {
  const [row] = await database.select().from(instalacion).where(eq(instalacion.clave, KEY));
  return row?.valor as Owner | undefined;
}

/** Notes whom it belongs to, for ever. Answers the owner, who is another one when that came first. */
export async function setOwner(database: Database, owner: Owner): Promise<Owner> {
  await database.insert(instalacion).values({ clave: KEY, valor: owner }).onConflictDoNothing();
  return (await findOwner(database)) ?? owner;
}

/** The names of the tables that hold anything. */
export async function findFilledTables(database: Database): Promise<string[]> {
  const names = Object.values(allTables)
    .filter((table) => is(table, PgTable))
    .map((table) => getTableConfig(table).name)
    .filter((name) => name !== getTableConfig(instalacion).name);
  const asked = names.map(
    (name) => sql`(select ${name}::text as name where exists (select 1 from ${sql.identifier(name)}))`,
  );
  const { rows } = (await database.execute(sql.join(asked, sql` union all `))) as unknown as {
    rows: { name: string }[];
  };
  return rows.map(({ name }) => name);
}

/** Whether any of those rows was ever made here. The history only grows: what is deleted stays in it. */
export async function wasAnyMade(database: Database, ids: readonly string[]): Promise<boolean> {
  const made = and(inArray(historial.registro, [...ids]), eq(historial.accion, 'crear'));
  return (await database.select({ id: historial.id }).from(historial).where(made).limit(1)).length > 0;
}

/** Whether somebody of the staff has an e-mail that does not end so. */
export const hasUsersOutside = (database: Database, domain: string): Promise<boolean> =>
  hasUser(database, notLike(usuarios.email, `%@${domain}`));

/** Whether somebody of the staff has an e-mail that ends so. */
export const hasUsersOf = (database: Database, domain: string): Promise<boolean> =>
  hasUser(database, like(usuarios.email, `%@${domain}`));

async function hasUser(database: Database, who: SQL): Promise<boolean> {
  return (await database.select({ id: usuarios.id }).from(usuarios).where(who).limit(1)).length > 0;
}
