import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { columnasSaldos } from '@coop/domain/sections/saldos/columnasSaldos';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { otherSystems } from '../machines/otherSystems.js';
import { startApp } from '../support/startApp.js';
import { useApp } from '../support/useApp.js';
import { daysAgo, fileOf, load, loan, lookup, savings, send, settled } from './loading.js';

const test = useApp();
beforeAll(async () => {
  await load(test, completeFile(), daysAgo(20));
});

let sent = 0;
/** Thirty savings accounts and ten loans, with a different sum on each call. */
function completeFile(savers = 30, loans = 10): Buffer {
  sent += 1;
  const of = (count: number, line: (socio: number, saldo: string) => string) =>
    Array.from({ length: count }, (_, n) => line(500 + n, `${sent}00`));
  return fileOf(...of(savers, savings), ...of(loans, (socio, saldo) => loan(socio + 100, saldo)));
}
const order = (id: string, name: string, rol: 'sistemas' | 'administrador' = 'sistemas') =>
  test.as(rol).post(`/api/saldos/lotes/${id}/${name}`).send({});
const motivo = 'La agencia de Uyuni cerró y sus cuentas pasaron a otra entidad.';
const confirm = (id: string, rol: 'sistemas' | 'administrador' = 'administrador') =>
  order(id, 'confirmar', rol).send({ motivo });
const currentBatches = async () => {
  const filter = JSON.stringify({ estado: 'vigente' });
  return (await test.as('sistemas').get('/api/saldos/lotes').query({ filter }).expect(200)).body;
};

describe('file with far fewer rows than the current batch', () => {
  it.each([
    ['in total', () => completeFile(1, 0), /^Trae muchas menos filas que el lote vigente\. En total: 1 en lugar de 40/],
    ['of a product', () => completeFile(36, 4), /Crédito: 4 en lugar de 10/],
  ])('%s waits for a confirmation and shows a notice', async (_, file, motivo) => {
    const [before] = await currentBatches();
    const lote = await load(test, file(), daysAgo(19));
    expect(lote).toMatchObject({ estado: 'por_confirmar', motivo: expect.stringMatching(motivo) });
    expect(await currentBatches()).toMatchObject([{ id: before.id }]);
    const { body } = await test.as('sistemas').get('/api/panel').expect(200);
    expect(JSON.stringify(body.avisos)).toContain('espera confirmación');
    expect((await order(lote.id, 'cancelar').expect(200)).body.estado).toBe('anulado');
    await confirm(lote.id).expect(422);
  });

  it('becomes current once another person confirms it with a reason', async () => {
    const lote = await load(test, completeFile(2, 10), daysAgo(18));
    const { by, machine } = otherSystems(() => test);
    const { key } = await machine(['saldos:cargar']);
    await by(key).post(`/api/saldos/lotes/${lote.id}/confirmar`).send({ motivo }).expect(403);
    const { body: seen } = await by(key).get(`/api/saldos/lotes/${lote.id}`).expect(200);
    expect(seen.totalesPorProducto.caja_ahorro.BOB).toEqual({ filas: 2 });
    const { body: own } = await confirm(lote.id, 'sistemas').expect(422);
    expect(own.detail).toBe('Usted cargó este archivo: lo confirma otra persona que cargue saldos.');
    expect((await order(lote.id, 'confirmar', 'administrador').expect(422)).body.errors).toHaveProperty('motivo');
    expect((await confirm(lote.id).expect(200)).body).toMatchObject({
      estado: 'vigente',
      motivo: `Se puso en vigor con menos filas: ${motivo}`,
    });
    expect(await currentBatches()).toMatchObject([{ id: lote.id, filas: 12 }]);
    expect((await lookup(test, 'comercial', '501').expect(200)).body.filas).toHaveLength(1);
  });

  it('is annulled when a complete file arrives first', async () => {
    const short = await load(test, completeFile(1, 1), daysAgo(17));
    const { id } = await load(test, completeFile(), daysAgo(17));
    expect((await settled(test, short.id)).estado).toBe('anulado');
    expect(await currentBatches()).toMatchObject([{ id }]);
    await confirm(short.id).expect(422);
  });
});

describe('file with a declared checksum and row count', () => {
  const sendDeclaring = (file: Buffer, fields: Record<string, string>) => send(test, file, daysAgo(16)).field(fields);

  it('is rejected with another digest, which the error reports', async () => {
    const file = completeFile();
    const { body } = await sendDeclaring(file, { sha256: '0'.repeat(64) }).expect(422);
    const digest = createHash('sha256').update(file).digest('hex');
    expect(body.errors).toEqual({ sha256: `El archivo que llegó es otro: su huella es ${digest}` });
    await settled(test, (await sendDeclaring(file, { sha256: digest.toUpperCase() }).expect(202)).body.id);
  });

  it('is rejected with another row count', async () => {
    const { body } = await sendDeclaring(completeFile(), { filasEsperadas: '42' }).expect(202);
    expect(await settled(test, body.id)).toMatchObject({
      estado: 'con_errores',
      motivo: 'Se esperaban 42 filas y llegaron 40.',
    });
    expect((await sendDeclaring(completeFile(), { filasEsperadas: 'muchas' }).expect(422)).body.errors).toHaveProperty(
      'filasEsperadas',
    );
  });
});

it('the columns match the API document and the guide for integrators', async () => {
  const guide = await readFile(new URL('../../../docs/integradores.md', import.meta.url), 'utf8');
  const { body } = await test.anonymous.get('/api/openapi.json').expect(200);
  const { description } = body.paths['/api/saldos/lotes'].post;
  const { text } = await test.as('sistemas').get('/api/saldos/lotes/plantilla?contenido=ejemplo').expect(200);
  for (const line of text.replace('\uFEFF', '').trim().split('\r\n')) expect(guide).toContain(`${line}\n`);
  for (const { columna, obligatoria, admite } of columnasSaldos) {
    expect(description).toContain(`| \`${columna}\` |`);
    expect(guide).toContain(`| \`${columna}\` | ${obligatoria ? 'sí' : ''} | ${admite} |`);
  }
});

it('the example of the template is a valid file', async () => {
  const { text } = await test
    .as('sistemas')
    .get('/api/saldos/lotes/plantilla')
    .query({ contenido: 'ejemplo' })
    .expect(200);
  const other = await startApp();
  expect(await load(other, Buffer.from(text), daysAgo(1))).toMatchObject({ estado: 'vigente', filas: 2 });
  await other.close();
});

it('a sole loader can confirm their own file', async () => {
  const alone = await startApp();
  await load(alone, completeFile(), daysAgo(2));
  const { body } = await send(alone, completeFile(1, 1), daysAgo(1), 'administrador').expect(202);
  await settled(alone, body.id);
  const { uids } = alone;
  await alone.as('administrador').post(`/api/usuarios/${uids.sistemas}/suspender`).send({ version: 1 }).expect(200);
  await alone.as('administrador').post(`/api/saldos/lotes/${body.id}/confirmar`).send({ motivo }).expect(200);
  await alone.close();
});
