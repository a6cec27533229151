import { expect, it } from '@jest/globals';
import type { Consulta, Leer } from '../reading/leer';
import { bienes, remates } from './lists';
import { readList } from './readList';

const rows = [
  { slug: 'casa', titulo: 'Casa', precio: '300000.00', moneda: 'BOB' },
  { slug: 'galpon', titulo: 'Galpón', precio: '30000.00', moneda: 'USD' },
  { slug: 'terreno', titulo: 'Terreno', precio: '90000.00', moneda: 'BOB' },
];

/** A reader of those rows, which searches their titles as the server does. */
const leer = (cotizacion: unknown = { cotizaciones: { compra: 10, venta: 12, ufv: 3 } }) =>
  ({
    lista: async (_: string, { filter = {} }: Consulta) => {
      const found = rows.filter(({ titulo }) => titulo.toLowerCase().includes(String(filter.q ?? '')));
      return { rows: found, total: found.length };
    },
    filas: async () => [],
    cotizacion: async () => cotizacion,
    buscar: async () => ({ rows: [], total: 0, secciones: [], entendido: ['predio', 'lote', 'terreno'], terminos: [] }),
  }) as unknown as Leer;
const read = async (query: string, reader = leer()) => {
  const { rows: found, note } = await readList(reader, bienes, new Request(`http://kantuta.test/?${query}`));
  return { slugs: found.map(({ slug }) => slug), note };
};

it('converts dollar prices to compare them with a limit, and notes the rate', async () => {
  const { slugs, note } = await read('precio_desde=100000&precio_hasta=400.000');
  expect(slugs).toEqual(['casa', 'galpon']);
  expect(note).toBe('los montos en dólares se comparan a razón de Bs 12,00');
});

it('sorts prices in both currencies by their value', async () =>
  expect((await read('orden=precio')).slugs).toEqual(['terreno', 'casa', 'galpon']));

it('omits prices in dollars when the exchange rate is unknown', async () => {
  const { slugs, note } = await read('precio_desde=1', leer(null));
  expect(slugs).toEqual(['casa', 'terreno']);
  expect(note).toContain('son en bolivianos');
});

it('ignores an invalid limit with a note and applies the others', async () => {
  const { slugs, note } = await read('precio_desde=barato&precio_hasta=Bs 100.000');
  expect(slugs).toEqual(['terreno']);
  expect(note).toContain('«barato» no es un monto: escriba un número como 10.000');
});

it("searches by synonyms when the visitor's words find nothing, with a note", async () => {
  const { slugs, note } = await read('q=Predio');
  expect(slugs).toEqual(['terreno']);
  expect(note).toBe('no hay resultados para «Predio»: estos son los de «terreno»');
  // A plural is the same word.
  expect(await read('q=terrenos')).toEqual({ slugs: ['terreno'], note: undefined });
  expect((await readList(leer(), remates, new Request('http://kantuta.test/?q=casa'))).note).toBeUndefined();
});
