import { expect, test } from '@jest/globals';
import { staysAtLogout } from './forgetBrowser';
import { validStored } from './panelStore';

test('keeps only the columns of the section', () => {
  expect(validStored('novedades.datatable', ['autor', 'clave', 'titulo'])).toEqual(['autor', 'titulo']);
  expect(validStored('novedades.datatable', '<b>')).toBeUndefined();
  expect(validStored('novedades.datatable_columnRanks', [2, 0, 1])).toEqual([2, 0, 1]);
  expect(validStored('novedades.datatable_columnRanks', [2, -1])).toBeUndefined();
});

test.each(['listParams', 'savedQueries'])('ignores stored %s', (setting) =>
  expect(validStored(`novedades.${setting}`, { filter: { situacion: 'vencido' } })).toBeUndefined(),
);

test('returns other settings unchanged', () => {
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
])('at logout, %s is kept: %s', (key, stays) => expect(staysAtLogout(key)).toBe(stays));
