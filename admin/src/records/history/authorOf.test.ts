import { expect, test } from '@jest/globals';
import { authorOf } from './authorOf';

test.each([
  ['what staff did', 'submission', 'crear', 'ana@kantuta.test', 'ana@kantuta.test'],
  ['what somebody sent', 'submission', 'crear', null, 'La persona, por el sitio'],
  ['the documents that they added', 'submission', 'aportar', null, 'La persona, por el sitio'],
  ['what the product did to a case', 'submission', 'anonimizar', null, 'El sistema'],
  ['a row that the product placed', 'publication', 'crear', null, 'El sistema'],
] as const)('of %s', (_, kind, accion, email, said) => expect(authorOf({ kind }, { accion, email })).toBe(said));
