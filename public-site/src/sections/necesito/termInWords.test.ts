import { entidadDeDemostracion } from '@coop/domain/entidad';
import { expect, it } from '@jest/globals';
import type { Parametros } from '../../reading/simulables';
import { termInWords } from './termInWords';

const parametros = { reclamoPlazo: 5, segundaInstanciaPlazo: null } as Parametros;
const feriado = (fecha: string) => ({ fecha, nombre: 'Feriado', departamento: null, laborable: false });
const known = {
  parametros,
  feriados: [feriado('2026-11-25'), feriado('2026-12-25')],
  today: '2026-11-23',
  defensoria: entidadDeDemostracion.defensoria,
};

it('counts the term of the norm in business days from tomorrow, holidays left out', () => {
  const { feriados, ...without } = known;
  expect(termInWords('reclamoPlazo', known)).toBe(
    'Respuesta en 5 días hábiles: si reclama hoy, hasta el martes 1 de diciembre.',
  );
  expect(termInWords('reclamoPlazo', { ...without, feriados: feriados.slice(1) })).toContain('lunes 30 de noviembre');
});

it('names no day where nobody wrote the holidays of that year, and no term where the norm has none', () => {
  expect(termInWords('reclamoPlazo', { ...known, feriados: [] })).toBe('Respuesta en 5 días hábiles.');
  expect(termInWords('segundaInstanciaPlazo', known)).toBeUndefined();
  expect(termInWords('reclamoPlazo', { ...known, parametros: undefined })).toBeUndefined();
  expect(termInWords(null, known)).toBeUndefined();
});
