import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll } from '@jest/globals';
import { type Connection, toPglite } from '../../src/database/connect.js';
import { tables } from '../../src/database/tables.js';
import { DatabaseUserStore } from '../../src/users/database-user-store.js';
import { describeUserStore } from './userStoreContract.js';

let connection: Connection;
beforeAll(async () => {
  connection = await toPglite(new PGlite());
});
afterAll(() => connection.close());

describeUserStore('the database', async () => {
  await connection.database.delete(tables.usuarios);
  return new DatabaseUserStore(connection.database);
});
