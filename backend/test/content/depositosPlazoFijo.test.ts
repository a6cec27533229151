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

describe('rows of a term deposit rate table', () => {
  it.each([
    ['with the same terms', year],
    ['sharing a day', { ...year, plazoDesdeDias: 719, plazoHastaDias: 719 }],
    ['for one of both kinds of person', { ...year, tipoPersona: 'juridica' }],
    ['sharing an amount', { ...year, montoDesde: '10000', tasaAnual: '5' }],
  ])('are rejected when they overlap: %s', async (_, other) => {
    const { body } = await send({ filas: [twoYears, year, other] }).expect(422);
    expect(body.errors).toEqual({ filas: 'Los rangos se superponen: fila 2 y fila 3' });
  });

  it.each([
    ['the next term', twoYears],
    ['another currency', { ...year, moneda: 'USD' }],
    ['UFV', { ...year, moneda: 'UFV' }],
  ])('are accepted when they don’t overlap: %s', async (_, other) => {
    await send({ filas: [year, other] }).expect(201);
  });

  it('are accepted when split by person and by amount', async () => {
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
  ])('are rejected with an error at the cell of an invalid %s', async (column, fault, message) => {
    const { body } = await send({ filas: [twoYears, { ...year, ...fault }] }).expect(422);
    expect(body.errors).toEqual({ [`filas.1.${column}`]: message });
  });

  it('accept the limits, in Bolivian number format', async () => {
    const { body } = await send({
      filas: [{ ...year, plazoDesdeDias: 30, plazoHastaDias: 3650, tasaAnual: '30,00', montoDesde: '20.000' }],
    }).expect(201);
    expect(body.filas[0]).toMatchObject({ tasaAnual: '30.0000', montoDesde: '20000.00', pagoInteres: [] });
  });
});

describe('publication of a rate table', () => {
  const inverted = [year, { ...twoYears, tasaAnual: '4.5' }];

  it('requires confirmation when a longer term pays less, and names both rows', async () => {
    const draft = await create({ vigenteDesde: dayFromNow(5), filas: inverted });
    const { body } = await order(draft, 'publicar', {}, 'comercial').expect(422);
    expect(body.errors).toEqual({
      inversionConfirmada:
        'Un plazo mayor paga menos que uno menor (fila 1 y fila 2): revise las tasas o confirme que es correcto',
    });
  });

  it('accepts confirmed or non-inverted rates', async () => {
    await publish({ vigenteDesde: dayFromNow(6), filas: inverted, inversionConfirmada: true });
    await publish({ vigenteDesde: dayFromNow(7), filas: [year, twoYears] });
    await publish({ vigenteDesde: dayFromNow(8), filas: [year, { ...twoYears, moneda: 'USD', tasaAnual: '1' }] });
  });

  it.each([
    ['vigenteDesde', { vigenteDesde: null }],
    ['filas', { filas: [] }],
  ])('requires %s', async (field, missing) => {
    const draft = await create({ vigenteDesde: dayFromNow(9), ...missing });
    expect(Object.keys((await order(draft, 'publicar').expect(422)).body.errors)).toEqual([field]);
  });

  it('rejects two tables with the same start date', async () => {
    await publish({ vigenteDesde: dayFromNow(20) });
    const twin = await create({ vigenteDesde: dayFromNow(20) });
    expect(Object.keys((await order(twin, 'publicar').expect(422)).body.errors)).toEqual(['vigenteDesde']);
  });

  it('lists tables in force and hides the confirmation from visitors', async () => {
    const current = await publish({ vigenteDesde: dayFromNow(-3) });
    const [row] = await list({ sort: ['vigenteDesde', 'DESC'] });
    expect(row).toMatchObject({ id: current.id, filas: [{ tasaAnual: '4.7500' }] });
    expect(row).not.toHaveProperty('inversionConfirmada');
    expect(row).not.toHaveProperty('cantidadFilas');
  });

  it('ends the previous table, leaving one in force', async () => {
    const former = await stored(await publish({ vigenteDesde: dayFromNow(-2) }));
    const current = await stored(await publish({ vigenteDesde: dayFromNow(-1) }));
    expect(await stored(former)).toMatchObject({ vigenteHasta: dayFromNow(-2), situacion: 'vencido' });
    expect(current.situacion).toBe('vigente');
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual([current.id]);
    const { body } = await order(current, 'archivar').expect(422);
    expect(body.detail).toBe('La versión vigente no se archiva: publique la que la reemplaza.');
    await order(await stored(former), 'archivar').expect(200);
  });

  it('leaves one table in force after concurrent publications', async () => {
    const two = [await create({ vigenteDesde: dayFromNow(-15) }), await create({ vigenteDesde: dayFromNow(-14) })];
    await Promise.all(two.map((draft) => order(draft, 'publicar').expect(200)));
    expect(await stored(two[0] as (typeof two)[0])).toMatchObject({ vigenteHasta: dayFromNow(-15) });
    expect(await list({ sort: ['vigenteDesde', 'DESC'] })).toHaveLength(1);
  });

  it('allows past dates only for administrador', async () => {
    const past = await create({ vigenteDesde: dayFromNow(-40) });
    expect(Object.keys((await order(past, 'publicar', {}, 'comercial').expect(422)).body.errors)).toEqual([
      'vigenteDesde',
    ]);
    await order(past, 'publicar').expect(200);
  });

  it('is restricted to administrador and comercial', async () => {
    for (const rol of ['creditos', 'sistemas', 'finanzas', 'rrhh'] as const) await send({}, rol).expect(403);
    await send({}, 'comercial').expect(201);
  });
});

it('a rate table stores its row count and logs row changes in the history', async () => {
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
