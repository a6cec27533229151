import { describe, expect, it } from '@jest/globals';
import { checkReferences } from './checkReferences.js';
import { integer, publication, record, reference, section, text } from './index.js';

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

describe('checkReferences', () => {
  it('takes what goes by a text that no two rows share', () => {
    expect(() => checkReferences([tipos, naming('tipos', 'clave', 'creadoEn')])).not.toThrow();
  });

  it.each(['nombre', 'numero', 'nada'])('refuses what goes by %s', (by) => {
    expect(() => checkReferences([tipos, naming('tipos', by)])).toThrow(`cosas.tipo refers by ${by}, which is no key`);
  });

  it('refuses validity of what has none', () => {
    const cosas = naming('cosas', 'tipo', 'creadoEn');
    expect(() => checkReferences([cosas])).toThrow('asks validity of what has none');
  });
});
