import { sections } from '@coop/domain';
import { expect, test } from '@jest/globals';
import { authorOf } from './authorOf';

test.each([
  ['a change by staff', 'submission', 'crear', 'ana@kantuta.test', 'Ana Quispe', 'Ana Quispe'],
  ['a change by unnamed staff', 'submission', 'crear', 'ana@kantuta.test', null, 'ana@kantuta.test'],
  ['a visitor’s submission', 'submission', 'crear', null, null, 'La persona, por el sitio'],
  ['documents added by the visitor', 'submission', 'aportar', null, null, 'Quien tiene el enlace privado'],
  ['an automatic change of a case', 'submission', 'anonimizar', null, null, 'El sistema'],
  ['a row created by the system', 'publication', 'crear', null, null, 'El sistema'],
] as const)('the author of %s', (_, kind, accion, email, nombre, expected) =>
  expect(authorOf({ kind }, { accion, email, nombre })).toBe(expected),
);

test('who cancelled a turn by its link', () =>
  expect(authorOf(sections['sitio/turnos'], { accion: 'cancelarTurno', email: null, nombre: null })).toBe(
    'Quien tiene el enlace privado',
  ));
