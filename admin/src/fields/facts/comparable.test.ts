import { expect, test } from '@jest/globals';
import { changedFrom } from '../../ground/drafts/unsentInput';
import { comparable } from './rowChanges';

const stored = { filas: [{ valor: '10', moneda: null, concepto: 'Apertura' }] };
const changes = (filas: object[]) =>
  Object.keys(changedFrom({ filas: comparable(stored.filas) }, { filas: comparable(filas) }, ['filas']));

test('rows with reordered keys or omitted empty cells are equal', () =>
  expect(changes([{ concepto: 'Apertura', valor: '10' }])).toEqual([]));

test('a different cell is a change', () => expect(changes([{ concepto: 'Apertura', valor: '12' }])).toEqual(['filas']));
