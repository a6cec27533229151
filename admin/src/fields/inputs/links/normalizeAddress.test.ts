import { expect, it } from '@jest/globals';
import { nameIn, normalizeAddress } from './normalizeAddress';

const origin = 'https://sajama.example';

it.each([
  ['https://sajama.example/contactanos/agencias?d=lp', '/contactanos/agencias?d=lp'],
  ['https://sajama.example', '/'],
  ['https://sajama.example.org/uno', 'https://sajama.example.org/uno'],
  ['  www.asfi.gob.bo/index.php ', 'https://www.asfi.gob.bo/index.php'],
  ['www.', 'www.'],
  ['https://www.asfi.gob.bo', 'https://www.asfi.gob.bo'],
  ['/novedades', '/novedades'],
  ['ahorro', 'ahorro'],
  ['', ''],
])('normalizes «%s» to «%s»', (written, expected) => expect(normalizeAddress(written, origin)).toBe(expected));

it('nameIn returns a name to search for, and nothing for an address', () => {
  expect(nameIn(' caja de ahorro ')).toBe('caja de ahorro');
  for (const address of ['/novedades', 'https://x.bo', 'www.asfi', 'mailto:a@b.bo', ''])
    expect(nameIn(address)).toBe('');
});
