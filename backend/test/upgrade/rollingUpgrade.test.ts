import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { migrations } from '../../src/platform/database/migrations.js';
import { releases } from './releases.js';

const root = path.join(import.meta.dirname, '../../..');
const [version, migrationCount] = releases.at(-1) ?? releases[0];

/** Matches statements that break the previous release: dropped or renamed objects, and new required columns. */
const breakingStatement =
  /DROP (TABLE|COLUMN|VIEW)|RENAME (TO|COLUMN)|SET NOT NULL|ADD COLUMN (?!.*(DEFAULT|GENERATED)).* NOT NULL/i;
/** Matches the removal of a generated column, which no process writes. */
const generatedColumn = /DROP COLUMN "texto_buscado"/i;

type Migration = readonly [name: string, statements: readonly string[]];

/** Returns the migrations since the last release, sorted by name. */
const sinceRelease = (): Migration[] =>
  readdirSync(migrations.migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .slice(migrationCount)
    .map((name) => [name, readFileSync(path.join(migrations.migrationsFolder, name), 'utf8').split(';')]);

/**
 * Returns the migrations with breaking statements. Tables created since the release are exempt: its processes do not
 * use them.
 */
function breakingMigrations(since: readonly Migration[]): Migration[] {
  const added = new Set(since.flatMap(([, statements]) => statements.flatMap(tableCreatedBy)));
  const isAdded = (statement: string) => tableOf(statement).some((table) => added.has(table));
  return since
    .map(([name, all]): Migration => [name, all.filter((statement) => isBreaking(statement) && !isAdded(statement))])
    .filter(([, statements]) => statements.length > 0);
}

const isBreaking = (statement: string) => breakingStatement.test(statement) && !generatedColumn.test(statement);
const tableCreatedBy = (statement: string) => /CREATE TABLE "(\w+)"/i.exec(statement)?.slice(1) ?? [];
const tableOf = (statement: string) => /(?:ALTER|DROP) TABLE "(\w+)"/i.exec(statement)?.slice(1) ?? [];

/**
 * Returns the migration numbers listed in the changelog paragraph that says to stop the processes of the previous
 * release.
 */
function documentedMigrations(unreleased: string): Set<string> {
  const [, listed = ''] = unreleased.split(`Stop the processes of ${version} before migrating`);
  const [paragraph = ''] = listed.split(/^(?=- |#)/m);
  const [, named = ''] = /migrations?\s+(\d{4}(?:(?:,|\s+and)\s+\d{4})*)/.exec(paragraph) ?? [];
  return new Set(named.match(/\d{4}/g));
}

/** Returns the breaking migrations that the changelog does not mention. */
const undocumented = (breaking: readonly Migration[], unreleased: string) =>
  breaking.filter(([name]) => !documentedMigrations(unreleased).has(name.slice(0, 4)));

it('migrations since the last release keep its processes working unless the changelog lists them', () => {
  const [, unreleased = ''] = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8').split(/^## /m);
  expect(undocumented(breakingMigrations(sinceRelease()), unreleased)).toEqual([]);
});

it('changelog lists exempt only the migrations that they name', () => {
  const all = ['0091', '0092', '0093', '0094'];
  const breaking = all.map((number): Migration => [`${number}_a.sql`, ['DROP']]);
  const undocumentedIn = (text: string) => undocumented(breaking, text).map(([name]) => name.slice(0, 4));
  const stop = `- Something (migration 0091).\n- **Stop the processes of ${version} before migrating**`;
  expect(undocumentedIn(`${stop}: they fail.\n- Another thing (migration 0092).\n`)).toEqual(all);
  expect(undocumentedIn(`${stop} (migrations 0092, 0093 and\n  0094).`)).toEqual(['0091']);
  expect(undocumentedIn(`${stop}: they fail\n  from then on (migration 0094).`)).toEqual(['0091', '0092', '0093']);
  expect(undocumentedIn('- Nothing is to be stopped (migration 0094).')).toEqual(all);
});

it('statements are classified as breaking or additive', () => {
  const removals = [
    'ALTER TABLE "a" DROP COLUMN "b"',
    'DROP TABLE "a"',
    'ALTER TABLE "a" RENAME COLUMN "b" TO "c"',
    'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL',
    'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL',
  ];
  const added = [
    'ALTER TABLE "a" ADD COLUMN "b" text',
    'ALTER TABLE "a" ADD COLUMN "b" boolean DEFAULT false NOT NULL',
    'CREATE TABLE "a" ("b" text NOT NULL)',
    'ALTER TABLE "a" drop column "texto_buscado"',
  ];
  expect(removals.filter(isBreaking)).toEqual(removals);
  expect(added.filter(isBreaking)).toEqual([]);
});

it('statements on tables created since the release are not breaking', () => {
  const drops = 'ALTER TABLE "a" DROP COLUMN "b"';
  const onOtherTable = 'ALTER TABLE "c" DROP COLUMN "b"';
  const since: Migration[] = [
    ['0091_a.sql', ['CREATE TABLE "a" ("b" text)']],
    ['0092_b.sql', [drops, onOtherTable]],
    ['0093_c.sql', [drops]],
  ];
  expect(breakingMigrations(since)).toEqual([['0092_b.sql', [onOtherTable]]]);
});
