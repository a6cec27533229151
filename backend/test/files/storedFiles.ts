import { readdirSync } from 'node:fs';
import path from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { CONFIG } from '../../src/platform/config/config.js';
import type { Config } from '../../src/platform/config/settings.js';
import { DATABASE, type Database } from '../../src/platform/database/database.js';
import { archivos } from '../../src/platform/database/schema/files.js';
import type { TestApp } from '../support/startApp.js';
import { until } from '../support/until.js';

const { mime, privado, variantes } = archivos;
const isUndrawn = and(eq(mime, 'application/pdf'), eq(privado, false), sql`${variantes} = '{}'::jsonb`);

/** Counts stored files, in the table and in the folder, once every document has its thumbnail. */
export async function storedFiles({ app }: TestApp): Promise<{ rows: number; files: number }> {
  const database = app.get<Database>(DATABASE, { strict: false });
  await until(async () => (await database.$count(archivos, isUndrawn)) === 0);
  const rows = await database.$count(archivos);
  const folder = path.join(app.get<Config>(CONFIG, { strict: false }).DATA_DIR, 'archivos');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return { rows, files: entries.filter((entry) => entry.isFile()).length };
}
