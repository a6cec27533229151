import { describe, expect, it } from '@jest/globals';
import type { RowQuery } from '../database/tables/row-query.js';
import { pageOf } from './pageOf.js';

const person = (id: string, nombre: string, ultimoAcceso: string | null) => ({
  id,
  nombre,
  ultimoAcceso,
  email: `${id}@kantuta.test`,
  version: 1,
  creadoEn: '2026-11-01T10:00:00.000Z',
  creadoPor: null,
  actualizadoEn: '2026-11-01T10:00:00.000Z',
  actualizadoPor: null,
});
const people = [
  person('b', 'Zenón Árias', '2026-11-03T10:00:00.000Z'),
  person('a', 'Ángel Ñuñez', null),
  person('d', 'angela nube', '2026-11-01T10:00:00.000Z'),
  person('c', 'Beto Rojas', null),
];
const ids = (query: Partial<RowQuery>) =>
  pageOf(people, { equals: {}, between: {}, searchIn: ['nombre', 'email'], sort: ['id', 'ASC'], ...query }).rows.map(
    ({ id }) => id,
  );

describe('a page of rows in memory', () => {
  it('is sorted as Spanish is', () => {
    expect(ids({ sort: ['nombre', 'ASC'] })).toEqual(['a', 'd', 'c', 'b']);
    expect(ids({ sort: ['nombre', 'DESC'] })).toEqual(['b', 'c', 'd', 'a']);
  });

  it('has what is empty last, either way, and then follows the id', () => {
    expect(ids({ sort: ['ultimoAcceso', 'ASC'] })).toEqual(['d', 'b', 'a', 'c']);
    expect(ids({ sort: ['ultimoAcceso', 'DESC'] })).toEqual(['b', 'd', 'c', 'a']);
  });

  it('finds words without accents or case, all of them', () => {
    expect(ids({ text: 'ANGEL nunez' })).toEqual(['a']);
    expect(ids({ text: 'angel' })).toEqual(['a', 'd']);
    expect(ids({ text: '%' })).toEqual([]);
  });

  it('finds an apostrophe or a dash however it is written', () => {
    const irish = [person('e', 'Rosa O’Connor–Peña', null)];
    const find = (text: string) =>
      pageOf(irish, { equals: {}, between: {}, searchIn: ['nombre'], sort: ['id', 'ASC'], text }).total;
    for (const text of ["o'connor", 'O’Connor', 'o`connor-pena']) expect([text, find(text)]).toEqual([text, 1]);
    expect(find('o"connor')).toBe(0);
  });

  it('keeps to values and to bounds, both inclusive', () => {
    expect(ids({ equals: { id: ['a', 'c', 'x'] } })).toEqual(['a', 'c']);
    expect(ids({ equals: { ultimoAcceso: [null] } })).toEqual(['a', 'c']);
    expect(
      ids({ between: { ultimoAcceso: { from: '2026-11-01T10:00:00.000Z', to: '2026-11-02T00:00:00.000Z' } } }),
    ).toEqual(['d']);
  });

  it('is cut out of the whole, which is counted', () => {
    const page = pageOf(people, { equals: {}, between: {}, searchIn: [], sort: ['id', 'ASC'], range: [1, 2] });
    expect(page).toMatchObject({ rows: [{ id: 'b' }, { id: 'c' }], first: 1, total: 4 });
  });
});
