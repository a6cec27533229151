import { expect, test } from '@jest/globals';
import { canonicalAddress } from './paths.js';

test.each([
  ['/', '/'],
  ['/novedades', '/novedades'],
  ['/novedades/', '/novedades'],
  ['//otro.example/', '/otro.example'],
  ['/\\otro.example', '/otro.example'],
  ['/a//b///c/', '/a/b/c'],
  ['/Novedades/Feria', '/novedades/feria'],
])('%s → %s', (address, canonical) => expect(canonicalAddress(address)).toBe(canonical));
