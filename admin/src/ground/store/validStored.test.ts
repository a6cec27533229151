import { expect, test } from '@jest/globals';
import { staysAtLogout } from './forgetBrowser';
import { validStored } from './validStored';

const value = {
  filter: { situacion: 'vencido', fechaPublicacion_desde: '2026-01-01', q: 'crédito' },
  displayedFilters: { fechaPublicacion_desde: true },
  sort: { field: 'titulo', order: 'ASC' },
  perPage: 20,
};
const view = { label: 'Vencidas de este año', value };
const read = (...views: unknown[]) => validStored('novedades.savedQueries', views);

test('a sound view comes back whole', () => expect(read(view)).toEqual([view]));

test.each([
  ['markup in its name', { ...view, label: '<img src=x onerror=alert(1)>' }],
  ['no name', { ...view, label: ' ' }],
  ['a name of some other kind', { ...view, label: { toString: 'x' } }],
  [
    'an order by what the section has not',
    { ...view, value: { ...value, sort: { field: '__proto__', order: 'ASC' } } },
  ],
  ['an order that is none', { ...view, value: { ...value, sort: { field: 'titulo', order: 'x' } } }],
  ['nothing of a view', 'x'],
])('a view with %s is dropped, the others stay', (_, bad) => expect(read(bad, view)).toEqual([view]));

test('unknown keys and filters are dropped', () => {
  const filter = { ...value.filter, notaInterna: 'x', $where: '1', contenido: 'x' };
  expect(read({ ...view, extra: 1, value: { ...value, filter, layout: '<b>' } })).toEqual([view]);
});

test('a filter of nested conditions leaves no filter', () =>
  expect(read({ ...view, value: { ...value, filter: { situacion: { $ne: '' } } } })).toEqual([
    { ...view, value: { ...value, filter: {} } },
  ]));

test('what is no list of views is none', () => expect(validStored('novedades.savedQueries', { a: 1 })).toEqual([]));

test('columns are those of the section', () => {
  expect(validStored('novedades.datatable', ['autor', 'clave', 'titulo'])).toEqual(['autor', 'titulo']);
  expect(validStored('novedades.datatable', '<b>')).toBeUndefined();
  expect(validStored('novedades.datatable_columnRanks', [2, 0, 1])).toEqual([2, 0, 1]);
  expect(validStored('novedades.datatable_columnRanks', [2, -1])).toBeUndefined();
});

test('the filters that a list had come back, without those that it has not', () => {
  const params = { ...value, sort: 'titulo', order: 'ASC', page: 3 };
  const read = (changed: object) => validStored('novedades.listParams', { ...params, ...changed });
  expect(read({ filter: { ...value.filter, clave: 'x' } })).toEqual(params);
  expect(read({ sort: 'toString' })).toBeUndefined();
});

test('the rest of the store is as it was', () => {
  expect(validStored('sidebar.open', false)).toBe(false);
  expect(validStored('theme', 'dark')).toBe('dark');
});

test.each([
  ['RaStorepanel-u1.novedades.savedQueries', true],
  ['RaStorepanel-u1.sitio/feriados.datatable', true],
  ['RaStorepanel-u1.novedades.listParams', false],
  ['RaStorepanel-u1.contactanos/reclamos.savedQueries', false],
  ['RaStorepanel-u1.saldos.savedQueries', false],
  ['RaStorepanel-u1.usuarios.savedQueries', false],
  ['borrador/u1/novedades/x', false],
  ['novedades.savedQueries', false],
])('at logout %s stays: %s', (key, stays) => expect(staysAtLogout(key)).toBe(stays));
