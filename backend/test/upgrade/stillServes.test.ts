import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { migrations } from '../../src/platform/database/migrations.js';
import { releases } from './releases.js';

const root = path.join(import.meta.dirname, '../../..');
const [version, made] = releases.at(-1) ?? releases[0];

/** What a process of the release before may still read or write, or what it would not know that it has to write. */
const takesAway =
  /DROP (TABLE|COLUMN|VIEW)|RENAME (TO|COLUMN)|SET NOT NULL|ADD COLUMN (?!.*(DEFAULT|GENERATED)).* NOT NULL/i;
/** Made of other columns, which nobody writes. */
const isMade = /DROP COLUMN "texto_buscado"/i;

/** The migrations since the last release, by name, with the statements that take something away. */
function takenAway(): [string, string[]][] {
  const names = readdirSync(migrations.migrationsFolder).filter((name) => name.endsWith('.sql'));
  return names
    .sort()
    .slice(made)
    .map((name): [string, string[]] => [
      name,
      readFileSync(path.join(migrations.migrationsFolder, name), 'utf8').split(';'),
    ])
    .map(([name, statements]): [string, string[]] => [
      name,
      statements.filter((statement) => takesAway.test(statement) && !isMade.test(statement)),
    ])
    .filter(([, statements]) => statements.length > 0);
}

it('the release before goes on working on the tables of this one, or the changelog says to stop it', () => {
  const [, unreleased = ''] = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8').split(/^## /m);
  const saysToStop = unreleased.includes(`Stop the processes of ${version} before migrating`);
  expect(saysToStop ? [] : takenAway()).toEqual([]);
});

it('knows what takes something away from what adds', () => {
  const is = (statement: string) => takesAway.test(statement) && !isMade.test(statement);
  const away = [
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
  expect(away.filter(is)).toEqual(away);
  expect(added.filter(is)).toEqual([]);
});
