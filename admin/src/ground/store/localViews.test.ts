import { expect, test } from '@jest/globals';
import { localViewKeys, readLocalViews } from './localViews';

const stored: Record<string, string> = {};
Object.assign(globalThis, {
  localStorage: new Proxy(stored, {
    get: (all, key) => (key === 'getItem' ? (name: string) => all[name] ?? null : undefined),
  }),
});

const key = 'RaStorepanel-u1.contactanos/reclamos.savedQueries';
const sound = {
  label: 'Vencidos',
  value: { filter: { plazo: 'vencido' }, sort: { field: 'venceEn', order: 'DESC' }, perPage: 20, displayedFilters: {} },
};
const read = (list: unknown, of = key) => {
  stored[of] = typeof list === 'string' ? list : JSON.stringify(list);
  return readLocalViews(of, 'u1').map(({ section, ...view }) => ({ ...view, seccion: section.name }));
};
const expected = {
  seccion: 'contactanos/reclamos',
  nombre: 'Vencidos',
  filtro: { plazo: 'vencido' },
  orden: ['venceEn', 'DESC'],
};

test('reads a stored view', () => expect(read([sound])).toEqual([expected]));

test.each([
  ['markup in its name', { ...sound, label: '<img src=x onerror=alert(1)>' }],
  ['no name', { ...sound, label: ' ' }],
  ['a name that is not a string', { ...sound, label: { toString: 'x' } }],
  ['an invalid sort order', { ...sound, value: { ...sound.value, sort: { field: 'venceEn', order: 'x' } } }],
  ['no view at all', 'x'],
])('drops a view with %s and keeps the others', (_, bad) => expect(read([bad, sound])).toEqual([expected]));

test.each([
  ['invalid JSON', '{', key],
  ['an object', '{"a":1}', key],
  ['an unknown section', [sound], 'RaStorepanel-u1.nada.savedQueries'],
  ['filters of a list', [sound], 'RaStorepanel-u1.novedades.listParams'],
])('reads nothing from %s', (_, list, of) => expect(read(list, of)).toEqual([]));

test("localViewKeys returns the user's own keys, including list filters", () => {
  for (const name of Object.keys(stored)) delete stored[name];
  for (const name of ['novedades.savedQueries', 'novedades.listParams', 'novedades.datatable', 'sidebar.open'])
    for (const uid of ['u1', 'u2']) stored[`RaStorepanel-${uid}.${name}`] = '[]';
  expect(localViewKeys('u1')).toEqual([
    'RaStorepanel-u1.novedades.savedQueries',
    'RaStorepanel-u1.novedades.listParams',
  ]);
});
