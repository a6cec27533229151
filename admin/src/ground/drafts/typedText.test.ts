import { expect, test } from '@jest/globals';
import { forgetTyped, keepTyped, orderKey, readTyped } from './typedText';

const kept = new Map<string, string>();
Object.assign(globalThis, {
  sessionStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  },
});

const key = orderKey('u1', 'contactanos/reclamos', 'a', 'responder');

test('what was typed comes back, until it is forgotten', () => {
  keepTyped(key, { respuesta: 'A medias' });
  expect(readTyped(key, ['respuesta'])?.valores).toEqual({ respuesta: 'A medias' });
  forgetTyped(key);
  expect(readTyped(key, ['respuesta'])).toBeUndefined();
});

test('nothing left to send is nothing kept', () => {
  keepTyped(key, { respuesta: 'A medias' });
  keepTyped(key, {});
  expect(kept.has(key)).toBe(false);
});

test.each([
  ['fields that the order does not ask for', { en: '2026-11-20T12:00:00.000Z', valores: { estado: 'cerrado' } }],
  ['what has no time', { valores: { respuesta: 'x' } }],
  ['what is nothing of the kind', '<b>'],
])('%s do not come back', (_, stored) => {
  kept.set(key, JSON.stringify(stored));
  expect(readTyped(key, ['respuesta'])).toBeUndefined();
});

test('each user, case and order has its own', () =>
  expect(
    new Set([
      key,
      orderKey('u2', 'contactanos/reclamos', 'a', 'responder'),
      orderKey('u1', 'contactanos/reclamos', 'b', 'responder'),
      orderKey('u1', 'contactanos/reclamos', 'a', 'cerrar'),
    ]).size,
  ).toBe(4));
