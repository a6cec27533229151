import { type AnySection, fields, managed, sections } from '@coop/domain';
import { expect, it } from '@jest/globals';
import type { Leer } from '../reading/leer';
import { readOptions } from './readForm';

const published: Record<string, object[]> = {
  'sitio/agencias': [{ id: 'a', nombre: 'Agencia Viacha' }],
  'sitio/motivos-de-reclamo': [{ id: 'm', clave: 'cobros', etiqueta: 'Cobros' }],
  promociones: [{ id: 'p', titulo: 'Aguinaldo' }],
};
const leer = { filas: async (name: string) => published[name] ?? [] } as unknown as Leer;

it('reads the options of each reference field, also within groups', async () => {
  const form = {
    ...(sections['contactanos/opiniones'] as AnySection),
    fields: {
      promocion: fields.reference('Promoción', 'promociones'),
      lugares: fields.rows('Lugares', { agencia: fields.reference('Agencia', 'sitio/agencias') }),
      motivo: fields.reference('Motivo', 'sitio/motivos-de-reclamo', { by: 'clave' }),
      atiende: managed(fields.reference('Atiende', 'productos/simulador-creditos')),
    },
  };
  expect(Object.values(await readOptions(leer, form))).toEqual([
    [['p', 'Aguinaldo']],
    [['a', 'Agencia Viacha']],
    [['cobros', 'Cobros']],
  ]);
});
