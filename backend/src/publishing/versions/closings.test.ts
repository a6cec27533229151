import { expect, test } from '@jest/globals';
import { closingsOf, type Version } from './versions.policy.js';

const version = (id: string, vigenteDesde: string, vigenteHasta: string | null = null): Version => ({
  id,
  vigenteDesde,
  vigenteHasta,
});
const closings = (...versions: Version[]) => Object.fromEntries(closingsOf(versions, '2026-11-20'));

test('each ends the day before the next begins, whatever their order', () => {
  expect(closings(version('b', '2026-03-01'), version('a', '2026-01-01'))).toEqual({ a: '2026-02-28' });
});

test('a future version ends only the previous one, and the last has no end', () => {
  const [a, b] = [version('a', '2026-01-01', '2026-11-30'), version('b', '2026-12-01', '2026-12-31')];
  expect(closings(a, b)).toEqual({ b: null });
});

test('one that is put between two ends the first earlier, even if it had ended', () => {
  const [a, c] = [version('a', '2026-01-01', '2026-09-30'), version('c', '2026-10-01')];
  expect(closings(a, c, version('b', '2026-05-01'))).toEqual({ a: '2026-04-30', b: '2026-09-30' });
});

test('an ended version stays ended when the next one is withdrawn', () => {
  expect(closings(version('a', '2026-01-01', '2026-02-28'), version('c', '2026-10-01'))).toEqual({});
});

test('the version in force is reopened when the next one is withdrawn', () => {
  expect(closings(version('a', '2026-01-01', '2026-11-20'))).toEqual({ a: null });
});
