import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root.mjs';
import { keyOf } from './ledger.mjs';
import { CORE_TAG, isJourney, listProofs } from './proofs.mjs';
import { select } from './select.mjs';

const proof = (file, rest = {}) => ({ file, suite: 'backend-pglite', core: false, ...rest });
const files = (list) => list.map(({ file }) => file);
const [changed, long, sameFolder, old, recent, unknown, added] = [
  proof('backend/test/mail/changed.test.ts'),
  proof('backend/test/upgrade/upgrade.test.ts', { when: /^backend\/drizzle\// }),
  proof('backend/test/search/search.test.ts'),
  proof('backend/test/exports/old.test.ts'),
  proof('backend/test/exports/recent.test.ts'),
  proof('backend/test/exports/unknownCommit.test.ts'),
  proof('backend/test/exports/added.test.ts'),
];
const all = [recent, old, sameFolder, long, unknown, added, changed];
const entries = new Map(
  [changed, long, sameFolder, old, recent, unknown].map((one) => [
    one.file,
    {
      seconds: 30,
      commit: one === unknown ? 'lost' : 'base',
      day: one === old ? '2026-11-01' : '2026-11-20',
    },
  ]),
);
const choose = (options) =>
  select({
    proofs: all,
    entryOf: ({ file }) => entries.get(file),
    changedSince: (commit) =>
      commit === 'base' ? [changed.file, 'backend/drizzle/0099.sql', 'domain/src/search/words.ts'] : undefined,
    head: 'a',
    seconds: 1000,
    ...options,
  });

describe('select', () => {
  it('ranks new and changed tests first, then affected long ones, affected folders and the oldest', () => {
    const { chosen } = choose();
    expect(new Set(files(chosen.slice(0, 3)))).toEqual(new Set(files([changed, unknown, added])));
    expect(files(chosen.slice(3))).toEqual(files([long, sameFolder, old, recent]));
  });

  it('selects as many as fit into the time and lists the rest', () => {
    const { chosen, leftOut } = choose({ seconds: 35 });
    expect(chosen).toHaveLength(3);
    expect(files(leftOut)).toEqual(files([long, sameFolder, old, recent]));
  });

  it('rotates through tests of the same day from one commit to the next', () => {
    const proofs = Array.from({ length: 40 }, (_, place) => proof(`backend/test/mail/${place}.test.ts`));
    const entryOf = () => ({ seconds: 30, commit: 'base', day: '2026-11-20' });
    const [first, second] = ['a', 'b'].map((head) => files(choose({ proofs, entryOf, head, seconds: 100 }).chosen));
    expect(first).toHaveLength(10);
    expect(second).not.toEqual(first);
  });
});

// Every run pays for each core test, so a new one must replace another.
it('the core has at most 40 HTTP suites and 60 journeys', () => {
  const core = listProofs(true).filter((one) => one.core);
  const journeys = core
    .filter(isJourney)
    .map(({ file }) => readFileSync(path.join(root, file), 'utf8').split(CORE_TAG));
  expect(core.filter(({ suite }) => /-(postgres|pglite)$/.test(suite)).length).toBeLessThanOrEqual(40);
  expect(journeys.reduce((sum, parts) => sum + parts.length - 1, 0)).toBeLessThanOrEqual(60);
});

it('listProofs lists each test file once per database', () => {
  const keys = listProofs(true).map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toContain('backend/test/backups/backups.test.ts\tbackend-pglite');
  expect(keys).toContain('backend/test/backups/backups.test.ts\tbackend-postgres');
  expect(listProofs(false).map(keyOf)).not.toContain('backend/test/database/listen.test.ts\tbackend-pglite');
});
