import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrations } from '../migrations.js';
import type { Ground } from './ground.js';

type Journal = { entries: { tag: string; when: number }[] };
const JOURNAL = 'meta/_journal.json';

const journalOf = (folder: string): Journal => JSON.parse(readFileSync(path.join(folder, JOURNAL), 'utf8'));

/** Whom it asks. */
type Asked = Pick<Ground, 'query'>;

/** The name of the last migration that a database has. Throws an Error on one of another product, or of a later version. */
export async function tagOf(ground: Asked): Promise<string> {
  const { entries } = journalOf(migrations.migrationsFolder);
  const found = entries[(await lastOf(ground, entries)) ?? -1];
  if (!found) throw notOurs();
  return found.tag;
}

/** The names of the migrations that a database lacks, all of them when it is empty. Throws an Error on one of a later version. */
export async function findPending(ground: Asked): Promise<string[]> {
  const { entries } = journalOf(migrations.migrationsFolder);
  const [there] = await ground.query<{ has: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as has",
  );
  const last = there?.has ? await lastOf(ground, entries) : undefined;
  if (last === -1) throw notOurs();
  return entries.slice((last ?? -1) + 1).map(({ tag }) => tag);
}

/** What the release before would not know that it has to write: with it, it answers each complaint that it is brought with an error. */
const ENDS_BEFORE = '0016_recepcion';

/** Whether those end what the release before can do, where there is anything of it. */
export const endsBefore = (pending: readonly string[]): boolean =>
  pending.includes(ENDS_BEFORE) && pending.length < journalOf(migrations.migrationsFolder).entries.length;

/** Which of them is the last that it has; undefined when it has none yet, and -1 when what it has is of others. */
async function lastOf(ground: Asked, entries: Journal['entries']): Promise<number | undefined> {
  const [last] = await ground
    .query<{ at: string }>('select max(created_at)::text as at from drizzle.__drizzle_migrations')
    .catch(() => []);
  // The table comes before the first migration: whoever is killed in between leaves it empty.
  if (!last?.at) return undefined;
  return entries.findIndex(({ when }) => String(when) === last.at);
}

const notOurs = () => new Error('La base no es de este producto, o es de una versión posterior.');

/** Brings an empty database to that migration, and no further. Throws an Error on one that this version does not know. */
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
