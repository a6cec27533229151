import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrations } from '../migrations.js';
import type { Ground } from './ground.js';

type Journal = { entries: { tag: string; when: number }[] };
const JOURNAL = 'meta/_journal.json';

const journalOf = (folder: string): Journal => JSON.parse(readFileSync(path.join(folder, JOURNAL), 'utf8'));

/** The part of the database that migration checks read. */
type Queryable = Pick<Ground, 'query'>;

/** Returns the name of the last applied migration. Throws an Error for another product or a later version. */
export async function tagOf(ground: Queryable): Promise<string> {
  const { entries } = journalOf(migrations.migrationsFolder);
  const found = entries[(await lastOf(ground, entries)) ?? -1];
  if (!found) throw unknownRelease();
  return found.tag;
}

/** Returns the names of pending migrations; all of them for an empty database. Throws an Error for a later version. */
export async function findPending(ground: Queryable): Promise<string[]> {
  const { entries } = journalOf(migrations.migrationsFolder);
  const [there] = await ground.query<{ has: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as has",
  );
  const last = there?.has ? await lastOf(ground, entries) : undefined;
  if (last === -1) throw unknownRelease();
  return entries.slice((last ?? -1) + 1).map(({ tag }) => tag);
}

/** First migration that breaks the release before: it does not write the new data and fails on each complaint. */
const ENDS_BEFORE = '0016_recepcion';

/** Returns whether pending migrations break the previous release. False for an empty database. */
export const endsBefore = (pending: readonly string[]): boolean =>
  pending.includes(ENDS_BEFORE) && pending.length < journalOf(migrations.migrationsFolder).entries.length;

/** Returns the index of the last applied migration: undefined for none, -1 for an unknown one. */
async function lastOf(ground: Queryable, entries: Journal['entries']): Promise<number | undefined> {
  const [last] = await ground
    .query<{ at: string }>('select max(created_at)::text as at from drizzle.__drizzle_migrations')
    .catch(() => []);
  // The table is created before the first migration; a killed process may leave it empty.
  if (!last?.at) return undefined;
  return entries.findIndex(({ when }) => String(when) === last.at);
}

const unknownRelease = () => new Error('La base no es de este producto, o es de una versión posterior.');

/** Migrates an empty database up to the given migration. Throws an Error for an unknown one. */
export async function migrateTo(ground: Ground, tag: string): Promise<void> {
  const { entries, ...journal } = journalOf(migrations.migrationsFolder);
  const last = entries.findIndex((entry) => entry.tag === tag);
  if (last < 0) throw new Error(`La copia es de una versión posterior (${tag}): restáurela con ella.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-migraciones-'));
  try {
    cpSync(migrations.migrationsFolder, folder, { recursive: true });
    writeFileSync(path.join(folder, JOURNAL), JSON.stringify({ ...journal, entries: entries.slice(0, last + 1) }));
    await ground.migrate(folder);
    const found = await tagOf(ground);
    if (found !== tag) throw new Error(`La base ya está en ${found}, y la copia es de ${tag}: use una recién creada.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
