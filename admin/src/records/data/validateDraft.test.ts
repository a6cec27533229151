import { type AnySection, sections } from '@coop/domain';
import { describe, expect, test } from '@jest/globals';
import { draftOf, validateDraft } from './draftOf';

const novedades = sections.novedades as AnySection;
const sound = {
  titulo: 'Una noticia',
  contenido: `<p>${'Texto de la noticia. '.repeat(5)}</p>`,
  categoria: 'institucional',
  fechaPublicacion: '2026-11-20',
};

test('returns no messages for a valid draft', () => {
  expect(validateDraft(novedades, 'administrador', sound)).toEqual({});
});

test('reports a missing value under its field', () => {
  expect(validateDraft(novedades, 'administrador', { ...sound, titulo: '' })).toEqual({
    titulo: 'Este campo es obligatorio',
  });
});

test('requires conditional values only under their condition', () => {
  const event = { ...sound, categoria: 'eventos' };
  expect(validateDraft(novedades, 'administrador', event)).toHaveProperty('eventoFecha', 'Este campo es obligatorio');
});

test('reports a fault of a repeated group in its row', () => {
  const galeria = [{ imagen: '01a1fb7d-9238-74e0-8519-6f842f16879c' }, { imagen: null }];
  expect(validateDraft(novedades, 'administrador', { ...sound, galeria })).toEqual({
    galeria: [{}, { imagen: 'Este campo es obligatorio' }],
  });
});

test("draftOf sends only the author's fields, without blank lines or hidden values", () => {
  const values = {
    ...sound,
    id: 'x',
    version: 3,
    estado: 'publicado',
    etiquetas: ['uno', '', 'dos'],
    eventoLugar: 'La Paz',
  };
  expect(draftOf(novedades, 'administrador', values)).toEqual({
    ...sound,
    etiquetas: ['uno', 'dos'],
    eventoLugar: null,
  });
});

test('draftOf sends only the fields that the role may write', () => {
  const row = { productoTipo: 'credito', numeroSocio: '12' };
  expect(draftOf(sections.saldos as AnySection, 'sistemas', row)).toEqual({ productoTipo: 'credito' });
  expect(draftOf(sections.saldos as AnySection, 'creditos', row)).toEqual(row);
});

describe('rows of a table', () => {
  const dpf = sections['productos/depositos-plazo-fijo'] as AnySection;
  const fila = {
    moneda: 'BOB',
    tipoPersona: 'ambas',
    plazoDesdeDias: 30,
    plazoHastaDias: 59,
    montoDesde: '500.00',
    montoHasta: null,
    tasaAnual: '1.5000',
    pagoInteres: [],
  };
  const faults = (filas: object[]) => validateDraft(dpf, 'comercial', { titulo: 'Tasas de prueba', filas });

  test('report a broken rule at its cell', () => {
    expect(faults([fila])).toEqual({});
    expect(
      faults([
        { ...fila, moneda: 'USD' },
        { ...fila, plazoHastaDias: 29 },
      ]),
    ).toHaveProperty('filas[1].plazoHastaDias', 'El valor mínimo es 30');
    expect(faults([{ ...fila, plazoDesdeDias: 60 }])).toEqual({
      filas: [{ plazoHastaDias: 'No puede ser menor al plazo desde' }],
    });
  });

  test('with an invalid number report only that number', () => {
    expect(faults([fila, { ...fila, tasaAnual: '1.5 por ciento' }])).toEqual({
      filas: [{}, { tasaAnual: 'Escriba un número como 16,50' }],
    });
  });

  test('when new, report each required cell', () => {
    const tarifario = sections['institucional/tarifario'] as AnySection;
    expect(validateDraft(tarifario, 'comercial', { titulo: 'Tarifario de prueba', filas: [{}] })).toEqual({
      filas: [
        {
          grupo: 'Este campo es obligatorio',
          concepto: 'Este campo es obligatorio',
          moneda: 'Este campo es obligatorio',
          valorTipo: 'Este campo es obligatorio',
        },
      ],
    });
  });
});
