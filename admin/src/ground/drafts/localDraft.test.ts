import { type AnySection, sections } from '@coop/domain';
import { expect, test } from '@jest/globals';
import { draftKey, forgetDraft, readDraft, writeDraft } from './localDraft';

const novedades = sections.novedades as AnySection;
const store = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
    removeItem: (key: string) => void store.delete(key),
  },
});

const en = '2026-11-20T12:00:00.000Z';
const now = Date.parse('2026-11-21T12:00:00.000Z');
const key = draftKey('u1', novedades, 'a') as string;
const read = () => readDraft(key, novedades, 'administrador', now);

test('restores a draft with its time and version until it is deleted', () => {
  const draft = { en, version: 3, valores: { titulo: 'A medias', etiquetas: ['uno'] } };
  writeDraft(key, draft);
  expect(read()).toEqual(draft);
  forgetDraft(key);
  expect(read()).toBeUndefined();
});

test('restores only the fields that an author writes', () => {
  writeDraft(key, { en, version: 3, valores: { titulo: 'x', estado: 'publicado', publicadoEn: en, clave: 1 } });
  expect(read()?.valores).toEqual({ titulo: 'x' });
});

test.each([
  ['older than a month', { en: '2026-10-01T12:00:00.000Z', version: 3, valores: { titulo: 'x' } }],
  ['without a time', { version: 3, valores: { titulo: 'x' } }],
  ['without a field of this section', { en, version: 3, valores: { clave: 'x' } }],
  ['that is not JSON', '<b>'],
])('ignores a draft %s', (_, draft) => {
  store.set(key, JSON.stringify(draft));
  expect(read()).toBeUndefined();
});

test('stores drafts per user, section and row', () => {
  const keys = [
    key,
    draftKey('u2', novedades, 'a'),
    draftKey('u1', novedades, 'b'),
    draftKey('u1', novedades, 'nuevo'),
  ];
  expect(new Set(keys).size).toBe(4);
});

test.each(['novedades', 'institucional/tarifario', 'sitio/paginas', 'sitio/feriados'] as const)(
  'stores drafts of %s',
  (name) => expect(draftKey('u1', sections[name] as AnySection, 'a')).toBeDefined(),
);

test.each([
  'contactanos/reclamos',
  'contactanos/solicitudes-creditos',
  'saldos',
  'servicios/autorizaciones-debito',
  'usuarios',
] as const)('stores no draft of %s', (name) =>
  expect(draftKey('u1', sections[name] as AnySection, 'a')).toBeUndefined(),
);
