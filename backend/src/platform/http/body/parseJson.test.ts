import { expect, test } from '@jest/globals';
import { parseJson } from './json.js';

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

test('returns the value of the text', () => {
  const value = { a: [1, 'dos', null, { b: true }], constructor: 'x' };
  expect(parseJson(JSON.stringify(value))).toEqual(value);
  expect(parseJson('3')).toBe(3);
});

test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
])('accepts %s 32 levels deep and rejects deeper ones', (_, open, close) => {
  const text = (depth: number) => nested(depth - 1, open, close).replace(`${open}${close}`, `${open}{}${close}`);
  expect(parseJson(text(32))).toBeDefined();
  expect(() => parseJson(text(33))).toThrow(SyntaxError);
});

test.each(['{"__proto__":{"rol":"administrador"}}', '[{"a":{"__proto__":1}}]', '{"\\u005f_proto__":1}'])(
  'rejects a prototype key: %s',
  (text) => {
    expect(() => parseJson(text)).toThrow('__proto__');
    expect(({} as Record<string, unknown>).rol).toBeUndefined();
  },
);

test('accepts an object of up to 500 keys', () => {
  const named = (count: number) =>
    JSON.stringify([{ a: Object.fromEntries(Array.from({ length: count }, (_, at) => [at, ''])) }]);
  expect(parseJson(named(500))).toHaveLength(1);
  expect(() => parseJson(named(501))).toThrow(SyntaxError);
  expect(parseJson(`[${'1,'.repeat(20_000)}1]`)).toHaveLength(20_001);
});

test('accepts a list of up to 5,000 objects', () => {
  const listed = (count: number) => JSON.stringify({ filas: Array.from({ length: count }, () => ({})) });
  expect(parseJson(listed(5_000))).toHaveProperty('filas.length', 5_000);
  expect(() => parseJson(listed(5_001))).toThrow(SyntaxError);
});

test('accepts __proto__ as a value', () => {
  expect(parseJson('{"a":"__proto__"}')).toEqual({ a: '__proto__' });
});

test.each([
  ['many small lists', `[${'[],'.repeat(345_000)}[]]`],
  ['nested lists', nested(500_000, '[', ']').replace('[]', '[1]')],
])('parses a megabyte of %s quickly', (_, text) => {
  const before = process.cpuUsage();
  try {
    parseJson(text);
  } catch (error) {
    expect(error).toBeInstanceOf(SyntaxError);
  }
  // In the time of the processor, in microseconds: a busy machine counts for nothing.
  expect(process.cpuUsage(before).user).toBeLessThan(1_500_000);
});
