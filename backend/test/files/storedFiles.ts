import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CONFIG, type Config } from '../../src/platform/config/config.js';
import { DATABASE, type Database } from '../../src/platform/database/database.js';
import { archivos } from '../../src/platform/database/schema/files.js';
import type { TestApp } from '../support/startApp.js';

/** What the server keeps: rows of the table, and files in the folder. */
export async function storedFiles({ app }: TestApp): Promise<{ rows: number; files: number }> {
  const rows = await app.get<Database>(DATABASE, { strict: false }).$count(archivos);
  const folder = path.join(app.get<Config>(CONFIG, { strict: false }).DATA_DIR, 'archivos');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return { rows, files: entries.filter((entry) => entry.isFile()).length };
}
