import { expect, test } from '@jest/globals';
import { encodingFor } from './encodingFor.js';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br ; q=0 , gzip ;q=1', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('%s gets %s', (header, encoding) => expect(encodingFor(header)).toBe(encoding));
