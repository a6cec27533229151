import { type AnySection, sections } from '@coop/domain';
import { expect, test } from '@jest/globals';
import { bulkActions, formatResult, theseRows } from './bulkActions';

const consultas = sections['contactanos/consultas'] as AnySection;
const reclamos = sections['contactanos/reclamos'] as AnySection;

test('a bulk action counts its rows and agrees in gender and number', () => {
  expect(bulkActions.asignar.question(theseRows(consultas, 14))).toBe('¿A quién asigna estas 14 consultas?');
  expect(bulkActions.anular.question(theseRows(reclamos, 1))).toBe('¿Desea anular este reclamo por ser de prueba?');
  expect(formatResult(consultas, 14, bulkActions.asignar.done)).toBe('14 consultas asignadas');
  expect(formatResult(reclamos, 1, bulkActions.asignar.done)).toBe('1 reclamo asignado');
  expect(formatResult(consultas, 2, bulkActions.eliminar.done)).toBe('2 consultas en la papelera');
});

test('the warning of assigning names the next state of new cases', () => {
  expect(bulkActions.asignar.warns(consultas)).toBe('Recibirá un correo. Los casos nuevos pasan a «En atención».');
  expect(bulkActions.asignar.warns(reclamos)).toBe('Recibirá un correo. Los casos nuevos pasan a «En análisis».');
});
