import { describe, expect, it } from '@jest/globals';
import { addressOf } from './addressOf.js';

describe('addressOf', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['localhost', 'http://localhost:3000'],
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['::', 'http://127.0.0.1:3000'],
    ['::1', 'http://[::1]:3000'],
    ['fe80::7', 'http://[fe80::7]:3000'],
  ])('for a server listening on %s returns %s', (host, address) => {
    expect(addressOf(host, 3000)).toBe(address);
    expect(new URL(address).port).toBe('3000');
  });
});
