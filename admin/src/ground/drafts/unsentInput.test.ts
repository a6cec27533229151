import { expect, test } from '@jest/globals';
import { deleteUnsentInput, orderKey, readUnsentInput, storeUnsentInput } from './unsentInput';

const store = new Map<string, string>();
Object.assign(globalThis, {
  sessionStorage: {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
    removeItem: (key: string) => void store.delete(key),
  },
});

const key = orderKey('u1', 'contactanos/reclamos', 'a', 'responder');

test('restores unsent input until it is deleted', () => {
  storeUnsentInput(key, { respuesta: 'A medias' });
  expect(readUnsentInput(key, ['respuesta'])?.valores).toEqual({ respuesta: 'A medias' });
  deleteUnsentInput(key);
  expect(readUnsentInput(key, ['respuesta'])).toBeUndefined();
});

test('storing empty input deletes it', () => {
  storeUnsentInput(key, { respuesta: 'A medias' });
  storeUnsentInput(key, {});
  expect(store.has(key)).toBe(false);
});

test.each([
  ['fields that the order lacks', { en: '2026-11-20T12:00:00.000Z', valores: { estado: 'cerrado' } }],
  ['input without a time', { valores: { respuesta: 'x' } }],
  ['input that is not JSON', '<b>'],
])('ignores %s', (_, stored) => {
  store.set(key, JSON.stringify(stored));
  expect(readUnsentInput(key, ['respuesta'])).toBeUndefined();
});

test('stores input per user, case and order', () =>
  expect(
    new Set([
      key,
      orderKey('u2', 'contactanos/reclamos', 'a', 'responder'),
      orderKey('u1', 'contactanos/reclamos', 'b', 'responder'),
      orderKey('u1', 'contactanos/reclamos', 'a', 'cerrar'),
    ]).size,
  ).toBe(4));
