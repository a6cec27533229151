import { describe, expect, it } from '@jest/globals';
import { checkReferences } from './checkSections.js';
import type { Fields } from './field.js';
import {
  flow,
  integer,
  internal,
  managed,
  publication,
  record,
  reference,
  rows,
  section,
  state,
  submission,
  text,
} from './index.js';

const tipos = section({
  name: 'tipos',
  label: { one: 'Tipo', many: 'Tipos' },
  about: 'Tipos de prueba.',
  icon: 'place',
  kind: publication(),
  title: ({ nombre }) => nombre,
  groups: {
    Tipo: {
      clave: text('Clave', { required: true }),
      nombre: text('Nombre', { required: true }),
      numero: integer('Número', { required: true }),
    },
  },
  unique: [['clave'], ['numero']],
  table: { columns: ['nombre'] },
});

const naming = (to: string, by: string, inForceOn?: string) =>
  section({
    name: 'cosas',
    label: { one: 'Cosa', many: 'Cosas' },
    about: 'Cosas de prueba.',
    icon: 'place',
    kind: record(),
    title: () => '',
    groups: { Cosa: { tipo: reference('Tipo', to, { by, ...(inForceOn && { inForceOn }) }) } },
    table: { columns: ['tipo'] },
  });

const notas = section({
  name: 'notas',
  label: { one: 'Nota', many: 'Notas' },
  about: 'Notas de prueba.',
  icon: 'place',
  kind: record(),
  title: ({ nombre }) => nombre,
  groups: { Nota: { nombre: text('Nombre', { required: true }) } },
  table: { columns: ['nombre'] },
});

const estados = flow({ states: { nuevo: 'Nuevo' }, initial: 'nuevo', transitions: {} });

/** A form that asks for that. */
const sectionWith = (fields: Fields) =>
  section({
    name: 'pedidos',
    label: { one: 'Pedido', many: 'Pedidos' },
    about: 'Pedidos de prueba.',
    icon: 'place',
    kind: submission({
      form: '/pedidos',
      number: 'PED',
      receipt: () => ({ mensaje: '', pasos: [] }),
      words: { text: [], person: [] },
      retention: { years: 2, closed: ['nuevo'], atTerm: 'anonymise' },
    }),
    title: () => '',
    groups: { Pedido: fields, '': { estado: state('Estado', estados) } },
    table: { columns: [] },
  });

describe('checkReferences', () => {
  const nota = reference('Nota', 'notas');

  it.each<[string, Fields]>([
    ['a public section', { tipo: reference('Tipo', 'tipos') }],
    ['a private section in a staff-only field', { interna: internal(nota), atendida: managed(nota) }],
  ])('accepts a form that references %s', (_, fields) => {
    expect(() => checkReferences([tipos, notas, sectionWith(fields)])).not.toThrow();
  });

  it.each<[string, Fields]>([
    ['apunte', { apunte: nota }],
    ['pasos.nota', { pasos: rows('Pasos', { nota }) }],
  ])('rejects a form whose field %s references a private section', (place, fields) => {
    expect(() => checkReferences([notas, sectionWith(fields)])).toThrow(
      `pedidos.${place} asks visitors for a row of notas, which they don't read`,
    );
  });

  it('accepts a reference by a required, unique text', () => {
    expect(() => checkReferences([tipos, naming('tipos', 'clave', 'creadoEn')])).not.toThrow();
  });

  it.each(['nombre', 'numero', 'nada'])('rejects a reference by %s, which is not a unique text', (by) => {
    expect(() => checkReferences([tipos, naming('tipos', by)])).toThrow(`cosas.tipo refers by ${by}, which is no key`);
  });

  it('rejects inForceOn for a section without validity dates', () => {
    const cosas = naming('cosas', 'tipo', 'creadoEn');
    expect(() => checkReferences([cosas])).toThrow('asks validity of what has none');
  });
});
