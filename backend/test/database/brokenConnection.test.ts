import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database.js';
import { isUnavailable } from '../../src/platform/database/isUnavailable.js';
import { openTestDatabase } from '../support/openTestDatabase.js';

// A folder has no connection that could break.
const onServer = process.env.TEST_DATABASE === 'postgres' ? test : test.skip;

/** The number that PostgreSQL gives. */
const ask = (database: Pick<Database, 'select'>, what: ReturnType<typeof sql<number>>) =>
  database
    .select({ what })
    .from(sql`(values (1)) as one`)
    .then(([row]) => row?.what);

onServer('a connection that the server ends in a transaction fails that alone (PostgreSQL)', async () => {
  const { database, close } = await openTestDatabase();
  const broken = database.transaction(async (tx) => {
    const pid = await ask(tx, sql<number>`pg_backend_pid()`);
    await ask(database, sql<number>`pg_terminate_backend(${pid})::int`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await ask(tx, sql<number>`1`);
  });
  expect(isUnavailable(await broken.catch((error: unknown) => error))).toBe(true);
  expect(await ask(database, sql<number>`2`)).toBe(2);
  await close();
});
