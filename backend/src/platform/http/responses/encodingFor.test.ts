import { expect, test } from '@jest/globals';
import { encodingFor } from './prepareResponse.js';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br ; q=0 , gzip ;q=1', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('%s gets %s', (header, encoding) => expect(encodingFor(header)).toBe(encoding));

test('rejects overlong headers cheaply', () => {
  const headers = Array.from({ length: 1_000 }, (_, n) => `${n},${'a,'.repeat(7_000)}br`);
  const before = process.cpuUsage();
  expect(new Set(headers.map(encodingFor))).toEqual(new Set(['identity']));
  // In the time of the processor, in microseconds: a busy machine counts for nothing.
  expect(process.cpuUsage(before).user).toBeLessThan(200_000);
});
