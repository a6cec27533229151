import { expect, test } from '@jest/globals';
import { rowChanges } from './rowChanges';

const row = (titulo: string, archivo = titulo) => ({ titulo, archivo });
const [uno, dos, tres] = [row('uno'), row('dos'), row('tres')];

test('reports an added, removed or changed row with its position', () => {
  expect(rowChanges([uno, dos], [uno, dos, tres])).toEqual([{ kind: 'added', at: 3, row: tres }]);
  expect(rowChanges([uno, dos, tres], [uno, tres])).toEqual([{ kind: 'removed', at: 2, row: dos }]);
  expect(rowChanges([uno, dos, tres], [uno, row('dos', 'otro'), tres])).toEqual([
    { kind: 'changed', at: 2, before: dos, after: row('dos', 'otro') },
  ]);
});

test('reports nothing for equal rows', () => expect(rowChanges([uno, dos], [{ ...uno }, { ...dos }])).toEqual([]));

test('reports each row of an emptied list and of a new one', () => {
  expect(rowChanges([uno, dos], [])).toEqual([
    { kind: 'removed', at: 1, row: uno },
    { kind: 'removed', at: 2, row: dos },
  ]);
  expect(rowChanges([], [uno])).toEqual([{ kind: 'added', at: 1, row: uno }]);
});

test('reports a changed and a removed row together', () =>
  expect(rowChanges([uno, dos], [row('dos', 'otro')])).toEqual([
    { kind: 'changed', at: 1, before: dos, after: row('dos', 'otro') },
    { kind: 'removed', at: 1, row: uno },
  ]));

test('reports rows without a common value as added and removed', () =>
  expect(rowChanges([uno], [tres])).toEqual([
    { kind: 'added', at: 1, row: tres },
    { kind: 'removed', at: 1, row: uno },
  ]));

test('pairs each changed row with its counterpart when a row is inserted between them', () => {
  const rate = (plazo: number, tasa: string) => ({ moneda: 'BOB', persona: 'ambas', plazo, tasa });
  expect(
    rowChanges([rate(30, '1.50'), rate(90, '2.50')], [rate(30, '1.75'), rate(60, '2.00'), rate(90, '2.75')]),
  ).toEqual([
    { kind: 'changed', at: 1, before: rate(30, '1.50'), after: rate(30, '1.75') },
    { kind: 'added', at: 2, row: rate(60, '2.00') },
    { kind: 'changed', at: 3, before: rate(90, '2.50'), after: rate(90, '2.75') },
  ]);
});
