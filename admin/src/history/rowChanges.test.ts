import { expect, test } from '@jest/globals';
import { plainText } from './plainText';
import { rowChanges } from './rowChanges';

const row = (titulo: string, archivo = titulo) => ({ titulo, archivo });
const [uno, dos, tres] = [row('uno'), row('dos'), row('tres')];

test('a row that was added, removed or changed is told with its place', () => {
  expect(rowChanges([uno, dos], [uno, dos, tres])).toEqual([{ kind: 'added', at: 3, row: tres }]);
  expect(rowChanges([uno, dos, tres], [uno, tres])).toEqual([{ kind: 'removed', at: 2, row: dos }]);
  expect(rowChanges([uno, dos, tres], [uno, row('dos', 'otro'), tres])).toEqual([
    { kind: 'changed', at: 2, before: dos, after: row('dos', 'otro') },
  ]);
});

test('nothing is told of what stayed', () => expect(rowChanges([uno, dos], [{ ...uno }, { ...dos }])).toEqual([]));

test('a list that was emptied, and one that was begun', () => {
  expect(rowChanges([uno, dos], [])).toEqual([
    { kind: 'removed', at: 1, row: uno },
    { kind: 'removed', at: 2, row: dos },
  ]);
  expect(rowChanges([], [uno])).toEqual([{ kind: 'added', at: 1, row: uno }]);
});

test('changed and removed at once', () =>
  expect(rowChanges([uno, dos], [tres])).toEqual([
    { kind: 'changed', at: 1, before: uno, after: tres },
    { kind: 'removed', at: 2, row: dos },
  ]));

test('formatted text reads as its words', () =>
  expect(plainText('<h2>Plazo</h2><p>Hasta el <strong>30</strong> &amp; más</p><ul><li>a &lt;b&gt;</li></ul>')).toBe(
    'Plazo\nHasta el 30 & más\na <b>',
  ));
