import { randomBytes } from 'node:crypto';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import type { Database } from './database.js';
import { countMigrations } from './migrations.js';
import { instalacion } from './schema/installation.js';

/** Size of the test row: too large for a page with free space, so the database must allocate on disk. */
const FILLING_BYTES = 6_000;
const expectedMigrations = countMigrations();

/** Throws unless the database answers and has every migration known to this server. Writes nothing. */
export async function probeReading(database: Database): Promise<void> {
  const found = await database.execute(sql`select count(*)::int as done from drizzle.__drizzle_migrations`);
  const [{ done }] = (found as unknown as { rows: [{ done: number }] }).rows;
  if (done < expectedMigrations) throw new Error(`The database has ${done} of ${expectedMigrations} migrations`);
}

/** Throws unless the database accepts a row; the transaction is rolled back. */
export async function probeWriting(database: Database): Promise<void> {
  const filling = randomBytes(FILLING_BYTES).toString('base64');
  try {
    await database.transaction(async (tx) => {
      await tx.insert(instalacion).values({ clave: `prueba-${filling.slice(0, 16)}`, valor: filling });
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
}
