import { expect, test } from '@jest/globals';
import { authorOf } from './authorOf';

test.each([
  ['what staff did', 'submission', 'crear', 'ana@kantuta.test', 'Ana Quispe', 'Ana Quispe'],
  ['what staff whose name is not known did', 'submission', 'crear', 'ana@kantuta.test', null, 'ana@kantuta.test'],
  ['what somebody sent', 'submission', 'crear', null, null, 'La persona, por el sitio'],
  ['the documents that they added', 'submission', 'aportar', null, null, 'Quien tiene el enlace privado'],
  ['what the product did to a case', 'submission', 'anonimizar', null, null, 'El sistema'],
  ['a row that the product placed', 'publication', 'crear', null, null, 'El sistema'],
] as const)('the author of %s', (_, kind, accion, email, nombre, expected) =>
  expect(authorOf({ kind }, { accion, email, nombre })).toBe(expected),
);
