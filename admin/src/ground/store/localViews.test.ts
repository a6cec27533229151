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

test('a view that the browser kept is read', () => expect(read([sound])).toEqual([expected]));

test.each([
  ['markup in its name', { ...sound, label: '<img src=x onerror=alert(1)>' }],
  ['no name', { ...sound, label: ' ' }],
  ['a name of some other kind', { ...sound, label: { toString: 'x' } }],
  ['an order that is none', { ...sound, value: { ...sound.value, sort: { field: 'venceEn', order: 'x' } } }],
  ['nothing of a view', 'x'],
])('one with %s is dropped, the others stay', (_, bad) => expect(read([bad, sound])).toEqual([expected]));

test.each([
  ['no JSON', '{', key],
  ['no list', '{"a":1}', key],
  ['a section that is none', [sound], 'RaStorepanel-u1.nada.savedQueries'],
  ['filters of a list', [sound], 'RaStorepanel-u1.novedades.listParams'],
])('reads nothing for %s', (_, list, of) => expect(read(list, of)).toEqual([]));

test('the keys are those of the user, with the filters that lists had', () => {
  for (const name of Object.keys(stored)) delete stored[name];
  for (const name of ['novedades.savedQueries', 'novedades.listParams', 'novedades.datatable', 'sidebar.open'])
    for (const uid of ['u1', 'u2']) stored[`RaStorepanel-${uid}.${name}`] = '[]';
  expect(localViewKeys('u1')).toEqual([
    'RaStorepanel-u1.novedades.savedQueries',
    'RaStorepanel-u1.novedades.listParams',
  ]);
});
