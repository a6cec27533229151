import { afterAll, beforeAll } from '@jest/globals';
import { openTestDatabase } from './openTestDatabase.js';
import { startApp, type TestApp } from './startApp.js';

/** Starts the server before the tests of a file, and closes it after them. */
export function useApp(...options: Parameters<typeof startApp>): TestApp {
  const test = {} as TestApp;
  beforeAll(async () => {
    Object.assign(test, await startApp(...options));
  });
  afterAll(() => test.close());
  return test;
}

/** Starts two servers on one database, as in two processes. */
export function useTwoApps(): { test: TestApp; beside: TestApp } {
  const started = { test: {} as TestApp, beside: {} as TestApp };
  beforeAll(async () => {
    const connection = await openTestDatabase();
    Object.assign(started.test, await startApp({}, connection));
    // The first server closes the database.
    Object.assign(started.beside, await startApp({}, { ...connection, close: async () => undefined }));
  });
  afterAll(async () => {
    await started.beside.close();
    await started.test.close();
  });
  return started;
}
