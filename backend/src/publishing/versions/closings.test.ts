import { expect, test } from '@jest/globals';
import { closingsOf, type Version } from './versions.policy.js';

const version = (id: string, vigenteDesde: string, vigenteHasta: string | null = null): Version => ({
  id,
  vigenteDesde,
  vigenteHasta,
});
const closings = (...versions: Version[]) => Object.fromEntries(closingsOf(versions, '2026-11-20'));

test('closingsOf ends each version the day before the next begins, in any order', () => {
  expect(closings(version('b', '2026-03-01'), version('a', '2026-01-01'))).toEqual({ a: '2026-02-28' });
});

test('closingsOf lets a future version end only the previous one, and leaves the last without an end', () => {
  const [a, b] = [version('a', '2026-01-01', '2026-11-30'), version('b', '2026-12-01', '2026-12-31')];
  expect(closings(a, b)).toEqual({ b: null });
});

test('closingsOf ends a version earlier when another is inserted after it', () => {
  const [a, c] = [version('a', '2026-01-01', '2026-09-30'), version('c', '2026-10-01')];
  expect(closings(a, c, version('b', '2026-05-01'))).toEqual({ a: '2026-04-30', b: '2026-09-30' });
});

test('closingsOf keeps an ended version ended when the next one is withdrawn', () => {
  expect(closings(version('a', '2026-01-01', '2026-02-28'), version('c', '2026-10-01'))).toEqual({});
});

test('closingsOf reopens the version in force when the next one is withdrawn', () => {
  expect(closings(version('a', '2026-01-01', '2026-11-20'))).toEqual({ a: null });
});
