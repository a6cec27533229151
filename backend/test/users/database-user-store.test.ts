import { afterAll, beforeAll } from '@jest/globals';
import type { Connection } from '../../src/platform/database/connect.js';
import { tables } from '../../src/platform/database/tables/tables.js';
import { DatabaseUserStore } from '../../src/platform/users/database-user-store.js';
import { openTestDatabase } from '../support/openTestDatabase.js';
import { describeUserStore } from './userStoreContract.js';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

describeUserStore('the database', async () => {
  await connection.database.delete(tables.usuarios);
  return new DatabaseUserStore(connection.database);
});
