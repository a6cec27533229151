import { rm } from 'node:fs/promises';
import { test } from '@playwright/test';
import { findFreePort } from './findFreePort.js';
import { type Launch, launch } from './launch.js';
import { seededFolder } from './seededFolder.js';

const LONGEST_MS = 5 * 60_000;

/**
 * A product for the journeys of a `describe`, which run serially: a copy of the demonstration with that name, ended
 * with them. `baseURL` is known once they run, and `settings` are read then.
 */
export function ownProduct(name: string, settings?: Record<string, string>): { readonly baseURL: string } {
  test.describe.configure({ mode: 'serial', timeout: LONGEST_MS });
  let dataDir: string;
  let product: Launch;
  const own = { baseURL: '' };

  test.beforeAll(async () => {
    test.setTimeout(LONGEST_MS);
    dataDir = await seededFolder(name);
    const port = await findFreePort();
    own.baseURL = `http://127.0.0.1:${port}`;
    product = launch(dataDir, port, undefined, settings);
    await product.printed('Listo en');
  });
  test.afterAll(async () => {
    product.process.kill('SIGTERM');
    await product.ended;
    await rm(dataDir, { recursive: true, force: true });
  });
  return own;
}
