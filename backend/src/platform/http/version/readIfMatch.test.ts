import { describe, expect, it } from '@jest/globals';
import { readIfMatch } from './version-tag.interceptor.js';

describe('an If-Match header', () => {
  it.each([
    ['"3"', '"3"'],
    [' "3" ', '"3"'],
    ['"a,b"', '"a,b"'],
    ['W/"3"', 'W/"3"'],
    ['""', '""'],
    ['*', '*'],
  ])('%s matches %s', (header, named) => {
    expect(readIfMatch(header)).toBe(named);
  });

  it.each([
    '',
    '3',
    '"3',
    '3"',
    '"3" "4"',
    '"3""4"',
    "'3'",
    'w/"3"',
    '*, "3"',
    '"3", *',
    '"a b"',
    ',',
    '"3", "4"',
    '"3",',
    'W/"3", "4"',
    `"3"${','.repeat(9000)}x`,
  ])('is rejected when malformed or with several tags: %j', (header) => {
    expect(readIfMatch(header)).toBeUndefined();
  });
});
