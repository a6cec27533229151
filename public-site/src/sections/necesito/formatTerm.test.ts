import { entidadDeDemostracion } from '@coop/domain/entidad';
import { expect, it } from '@jest/globals';
import type { Parametros } from '../../reading/simulables';
import { formatTerm } from './formatTerm';

const parametros = { reclamoPlazo: 5, segundaInstanciaPlazo: null } as Parametros;
const feriado = (fecha: string) => ({ fecha, nombre: 'Feriado', departamento: null, laborable: false });
const known = {
  parametros,
  feriados: [feriado('2026-11-25'), feriado('2026-12-25')],
  today: '2026-11-23',
  defensoria: entidadDeDemostracion.defensoria,
};

it('counts business days from tomorrow and skips holidays', () => {
  const { feriados, ...without } = known;
  expect(formatTerm('reclamoPlazo', known)).toBe(
    'Respuesta en 5 días hábiles: si reclama hoy, hasta el martes 1 de diciembre.',
  );
  expect(formatTerm('reclamoPlazo', { ...without, feriados: feriados.slice(1) })).toContain('lunes 30 de noviembre');
});

it("omits the date without that year's holidays, and the term if the parameter is empty", () => {
  expect(formatTerm('reclamoPlazo', { ...known, feriados: [] })).toBe('Respuesta en 5 días hábiles.');
  expect(formatTerm('segundaInstanciaPlazo', known)).toBeUndefined();
  expect(formatTerm('reclamoPlazo', { ...known, parametros: undefined })).toBeUndefined();
  expect(formatTerm(null, known)).toBeUndefined();
});
