import { motivosDeProducto } from '@coop/domain/sections/motivosReclamo/motivosDeProducto';
import { motivosIniciales } from '@coop/domain/sections/motivosReclamo/motivosIniciales';
import { expect, it } from '@jest/globals';
import { inOrder, withFirstOptions } from './order';
import type { FieldData } from './types';

const motivo: FieldData = {
  name: 'motivo',
  type: 'reference',
  label: 'Motivo',
  required: true,
  options: motivosIniciales.map(([clave, etiqueta]) => [clave, etiqueta]),
  firstOptions: { of: 'producto', by: motivosDeProducto },
};
const keys = ({ options = [] }: FieldData) => options.map(([key]) => key);

it('lists the motives of the chosen product first, then all others', () => {
  const offered = keys(withFirstOptions(motivo, { producto: 'cajero_automatico' }));
  expect(offered.slice(0, 4)).toEqual(motivosDeProducto.cajero_automatico);
  expect(offered.toSorted()).toEqual(keys(motivo).toSorted());
});

it('keeps the configured order without a product', () => {
  expect(withFirstOptions(motivo, {})).toBe(motivo);
  expect(withFirstOptions(motivo, undefined)).toBe(motivo);
});

it('the motives of each product exist in the initial data', () => {
  const known = motivosIniciales.map(([clave]) => clave);
  expect(
    Object.values(motivosDeProducto)
      .flat()
      .filter((clave) => !known.includes(clave)),
  ).toEqual([]);
});

it('sorts errors in the order of the form', () => {
  const fields = new Map(['nombres', 'ingresos.monto', 'correo'].map((name) => [name, {}]));
  const errors = { correo: 'c', 'ingresos.0.monto': 'b', '': 'todo', nombres: 'a' };
  expect(inOrder(errors, fields).map(([, fault]) => fault)).toEqual(['todo', 'a', 'b', 'c']);
});
