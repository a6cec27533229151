import { expect, test } from '@jest/globals';
import { differencesOf, merged } from './mergeChoices';

const base = { titulo: 'A', resumen: 'r', documentos: [{ titulo: 'uno', archivo: 'f1' }], orden: 1, version: 3 };

test('preselects a value changed on one side, and marks one changed on both', () => {
  const mine = { ...base, titulo: 'mío', resumen: 'mío' };
  const actual = { ...base, titulo: 'suyo', orden: 2, version: 4 };
  expect(differencesOf(base, mine, actual)).toEqual([
    { name: 'titulo', choice: 'mine', both: true },
    { name: 'resumen', choice: 'mine', both: false },
    { name: 'orden', choice: 'actual', both: false },
  ]);
});

test('compares rows as a whole, regardless of key order', () => {
  const mine = { ...base, documentos: [{ archivo: 'f1', titulo: 'uno', nota: null }] };
  expect(differencesOf(base, mine, { ...base, version: 4 })).toEqual([]);
  const actual = { ...base, documentos: [...base.documentos, { titulo: 'dos', archivo: 'f2' }], version: 4 };
  expect(differencesOf(base, mine, actual)).toEqual([{ name: 'documentos', choice: 'actual', both: false }]);
});

test('treats empty, absent and null as equal', () =>
  expect(differencesOf(base, { ...base, nota: '', fotos: [] }, { ...base, nota: null, version: 4 })).toEqual([]));

test('the merge uses the chosen values', () => {
  const mine = { ...base, titulo: 'mío', resumen: 'mío' };
  const actual = { ...base, titulo: 'suyo', documentos: [], version: 4 };
  const chosen = [
    { name: 'titulo', choice: 'actual' as const },
    { name: 'resumen', choice: 'mine' as const },
    { name: 'documentos', choice: 'actual' as const },
  ];
  expect(merged(chosen, mine, actual)).toEqual([
    { name: 'titulo', value: 'suyo' },
    { name: 'resumen', value: 'mío' },
    { name: 'documentos', value: [] },
  ]);
});
