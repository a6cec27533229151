import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { dayFromNow, writing } from './writing.js';

const SECTION = 'productos/depositos-plazo-fijo';
const year = {
  moneda: 'BOB',
  tipoPersona: 'ambas',
  plazoDesdeDias: 360,
  plazoHastaDias: 719,
  montoDesde: '500',
  tasaAnual: '4.75',
};
const twoYears = { ...year, plazoDesdeDias: 720, plazoHastaDias: 1079, tasaAnual: '6.25' };

const test = useApp();
const { send, order, change, create, publish, stored, list } = writing(test, SECTION, () => ({
  titulo: 'Tasas de prueba',
  filas: [year],
}));

describe('the rows of a table of rates', () => {
  it.each([
    ['of the same terms', year],
    ['that share a day', { ...year, plazoDesdeDias: 719, plazoHastaDias: 719 }],
    ['for one kind of person among both', { ...year, tipoPersona: 'juridica' }],
    ['that share an amount', { ...year, montoDesde: '10000', tasaAnual: '5' }],
  ])('are refused when two overlap: %s', async (_, other) => {
    const { body } = await send({ filas: [twoYears, year, other] }).expect(422);
    expect(body.errors).toEqual({ filas: 'Los rangos se superponen: fila 2 y fila 3' });
  });

  it.each([
    ['the next term', twoYears],
    ['another currency', { ...year, moneda: 'USD' }],
    ['UFV', { ...year, moneda: 'UFV' }],
  ])('are taken when they do not: %s', async (_, other) => {
    await send({ filas: [year, other] }).expect(201);
  });

  it('are taken by person and by amount', async () => {
    const natural = { ...year, tipoPersona: 'natural' };
    await send({
      filas: [
        { ...natural, montoHasta: '9999.99' },
        { ...natural, montoDesde: '10000' },
        { ...natural, tipoPersona: 'juridica' },
      ],
    }).expect(201);
  });

  it.each([
    ['plazoHastaDias', { plazoHastaDias: 359 }, 'No puede ser menor al plazo desde'],
    ['montoHasta', { montoHasta: '499.99' }, 'No puede ser menor al monto desde'],
    ['plazoDesdeDias', { plazoDesdeDias: 29 }, 'El valor mínimo es 30'],
    ['plazoHastaDias', { plazoHastaDias: 3651 }, 'El valor máximo es 3.650'],
    ['tasaAnual', { tasaAnual: '30.01' }, 'El valor máximo es 30'],
    ['montoDesde', { montoDesde: '1,234' }, 'Admite hasta 2 decimales'],
    ['moneda', { moneda: 'EUR' }, 'Elija una de las opciones'],
  ])('are refused where %s can not be so, at its cell', async (column, fault, message) => {
    const { body } = await send({ filas: [twoYears, { ...year, ...fault }] }).expect(422);
    expect(body.errors).toEqual({ [`filas.1.${column}`]: message });
  });

  it('are taken at their limits, as people write figures', async () => {
    const { body } = await send({
      filas: [{ ...year, plazoDesdeDias: 30, plazoHastaDias: 3650, tasaAnual: '30,00', montoDesde: '20.000' }],
    }).expect(201);
    expect(body.filas[0]).toMatchObject({ tasaAnual: '30.0000', montoDesde: '20000.00', pagoInteres: [] });
  });
});

describe('publishing a table', () => {
  const inverted = [year, { ...twoYears, tasaAnual: '4.5' }];

  it('warns where a longer term pays less, and names both rows', async () => {
    const draft = await create({ vigenteDesde: dayFromNow(5), filas: inverted });
    const { body } = await order(draft, 'publicar', {}, 'comercial').expect(422);
    expect(body.errors).toEqual({
      inversionConfirmada:
        'Un plazo mayor paga menos que uno menor (fila 1 y fila 2): revise las tasas o confirme que es correcto',
    });
  });

  it('is done when that was confirmed, or is not so', async () => {
    await publish({ vigenteDesde: dayFromNow(6), filas: inverted, inversionConfirmada: true });
    await publish({ vigenteDesde: dayFromNow(7), filas: [year, twoYears] });
    await publish({ vigenteDesde: dayFromNow(8), filas: [year, { ...twoYears, moneda: 'USD', tasaAnual: '1' }] });
  });

  it.each([
    ['vigenteDesde', { vigenteDesde: null }],
    ['filas', { filas: [] }],
  ])('needs %s', async (field, missing) => {
    const draft = await create({ vigenteDesde: dayFromNow(9), ...missing });
    expect(Object.keys((await order(draft, 'publicar').expect(422)).body.errors)).toEqual([field]);
  });

  it('is not done with two of one day', async () => {
    await publish({ vigenteDesde: dayFromNow(20) });
    const twin = await create({ vigenteDesde: dayFromNow(20) });
    expect(Object.keys((await order(twin, 'publicar').expect(422)).body.errors)).toEqual(['vigenteDesde']);
  });

  it('gives visitors those that have begun, and what the confirmation said to nobody', async () => {
    const current = await publish({ vigenteDesde: dayFromNow(-3) });
    const [row] = await list({ sort: ['vigenteDesde', 'DESC'] });
    expect(row).toMatchObject({ id: current.id, filas: [{ tasaAnual: '4.7500' }] });
    expect(row).not.toHaveProperty('inversionConfirmada');
    expect(row).not.toHaveProperty('cantidadFilas');
  });

  it('ends the table before it: one alone is in force, for staff and visitors', async () => {
    const former = await stored(await publish({ vigenteDesde: dayFromNow(-2) }));
    const current = await stored(await publish({ vigenteDesde: dayFromNow(-1) }));
    expect(await stored(former)).toMatchObject({ vigenteHasta: dayFromNow(-2), situacion: 'vencido' });
    expect(current.situacion).toBe('vigente');
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual([current.id]);
    const { body } = await order(current, 'archivar').expect(422);
    expect(body.detail).toBe('La versión vigente no se archiva: publique la que la reemplaza.');
    await order(await stored(former), 'archivar').expect(200);
  });

  it('leaves exactly one in force when two are published at once', async () => {
    const two = [await create({ vigenteDesde: dayFromNow(-15) }), await create({ vigenteDesde: dayFromNow(-14) })];
    await Promise.all(two.map((draft) => order(draft, 'publicar').expect(200)));
    expect(await stored(two[0] as (typeof two)[0])).toMatchObject({ vigenteHasta: dayFromNow(-15) });
    expect(await list({ sort: ['vigenteDesde', 'DESC'] })).toHaveLength(1);
  });

  it('begins today or later for comercial, any day for administrador', async () => {
    const past = await create({ vigenteDesde: dayFromNow(-40) });
    expect(Object.keys((await order(past, 'publicar', {}, 'comercial').expect(422)).body.errors)).toEqual([
      'vigenteDesde',
    ]);
    await order(past, 'publicar').expect(200);
  });

  it('is of administrador and comercial alone', async () => {
    for (const rol of ['creditos', 'sistemas', 'finanzas', 'rrhh'] as const) await send({}, rol).expect(403);
    await send({}, 'comercial').expect(201);
  });
});

it('says how many rows each version has, and what changed in them', async () => {
  const draft = await create({ filas: [year, twoYears] });
  expect(draft.cantidadFilas).toBe(2);
  const { body } = await change(draft, { filas: [{ ...year, tasaAnual: '5' }] }, 'comercial').expect(200);
  expect(body.cantidadFilas).toBe(1);
  const history = await test.as('comercial').get(`/api/${SECTION}/${draft.id}/historial`).expect(200);
  const [{ campo, antes, despues }] = history.body[0].cambios.filter(
    ({ campo }: { campo: string }) => campo === 'filas',
  );
  expect({ campo, antes: antes.length, despues: despues[0].tasaAnual }).toEqual({
    campo: 'filas',
    antes: 2,
    despues: '5.0000',
  });
  expect((await stored(draft)).filas).toHaveLength(1);
});
