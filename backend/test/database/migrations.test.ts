import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { allTables } from '../../src/database/allTables.js';

const { generateDrizzleJson, generateMigration } = createRequire(import.meta.url)('drizzle-kit/api');
const meta = path.join(import.meta.dirname, '../../drizzle/meta');

const lastSnapshot = () => {
  const names = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
  return JSON.parse(readFileSync(path.join(meta, names.sort().at(-1) as string), 'utf8'));
};

describe('the migrations', () => {
  // drizzle-kit's own command ends with 0 when it can't ask about a rename, so its exit code proves nothing.
  it('make the tables that the sections describe: run `npm run migration` when this fails', async () => {
    expect(await generateMigration(lastSnapshot(), generateDrizzleJson(allTables))).toEqual([]);
  });
});
