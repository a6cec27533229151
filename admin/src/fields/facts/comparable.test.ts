import { expect, test } from '@jest/globals';
import { changedFrom } from '../../ground/drafts/unsentInput';
import { comparable } from './rowChanges';

const stored = { filas: [{ valor: '10', moneda: null, concepto: 'Apertura' }] };
const changes = (filas: object[]) =>
  Object.keys(changedFrom({ filas: comparable(stored.filas) }, { filas: comparable(filas) }, ['filas']));

test('rows that a form writes in another order, or without what is empty, are the same', () =>
  expect(changes([{ concepto: 'Apertura', valor: '10' }])).toEqual([]));

test('a cell that says something else is a change', () =>
  expect(changes([{ concepto: 'Apertura', valor: '12' }])).toEqual(['filas']));
