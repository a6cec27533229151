import { beforeAll, describe, expect, it } from '@jest/globals';
import { uploadDocument } from '../support/uploadDocument.js';
import { useApp } from '../support/useApp.js';
import { useNovedades } from './writeNovedades.js';

const test = useApp();
let tarifario: object;
const news = useNovedades(test);
beforeAll(async () => {
  tarifario = {
    pdfOficial: await uploadDocument(test, 'institucional/tarifario', 'pdfOficial'),
    filas: [{ grupo: 'comisiones', concepto: 'Certificado de saldo', moneda: 'BOB', valorTipo: 'monto', valor: '20' }],
  };
});

type Chosen = { id: string; version: number };
const lote = (action: string, rows: readonly Chosen[], rol: 'administrador' | 'rrhh' = 'administrador') =>
  test
    .as(rol)
    .post(`/api/novedades/lote/${action}`)
    .send({ registros: rows.map(({ id, version }) => ({ id, version })) });
const isPublic = async (slug: string) => (await test.anonymous.get(`/api/publico/novedades/${slug}`)).status === 200;

describe('batch action', () => {
  it('publishes all rows, with a history entry each', async () => {
    const rows = [await news.create('Primera del lote'), await news.create('Segunda del lote')];
    const { body } = await lote('publicar', rows).expect(200);
    expect(body.registros).toMatchObject(rows.map(({ id }) => ({ id, estado: 'publicado', situacion: 'vigente' })));
    for (const { id, slug } of rows) {
      expect(await isPublic(slug)).toBe(true);
      const { body: history } = await test.as('administrador').get(`/api/novedades/${id}/historial`).expect(200);
      expect(history[0]).toMatchObject({ accion: 'publicar', uid: test.uids.administrador });
    }
  });

  it('answers two concurrent requests for the same rows', async () => {
    const rows = await Promise.all(Array.from({ length: 8 }, (_, n) => news.create(`A la vez ${n}`)));
    const answers = await Promise.all([lote('publicar', rows), lote('publicar', rows.toReversed())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('publishes nothing when a row is incomplete, and reports it', async () => {
    const good = await news.create('Completa');
    const bad = await news.create('Sin portada', { imagen: null });
    const { body } = await lote('publicar', [good, bad]).expect(422);
    expect(body).toMatchObject({
      codigo: 'lote_rechazado',
      fallas: [{ id: bad.id, titulo: 'Sin portada', errores: { imagen: 'Falta la portada' } }],
    });
    expect(await isPublic(good.slug)).toBe(false);
    expect(await news.get(good)).toMatchObject({ estado: 'borrador', version: good.version });
  });

  it('publishes nothing when a row changed meanwhile', async () => {
    const [one, other] = [await news.create('Quieta'), await news.create('Movida')];
    await news.edit(other, { resumen: 'Otra persona escribió esto' });
    const { body } = await lote('publicar', [one, other]).expect(422);
    expect(body.fallas).toMatchObject([{ id: other.id, titulo: 'Movida' }]);
    expect((await news.get(one)).estado).toBe('borrador');
    await lote('publicar', [one, await news.get(other)]).expect(200);
  });

  it('rolls back when the database rejects a later row', async () => {
    const version = (titulo: string) =>
      test
        .as('administrador')
        .post('/api/institucional/tarifario')
        .send({ titulo, vigenteDesde: '2030-01-01', ...tarifario });
    const [one, other] = [
      (await version('Una versión').expect(201)).body,
      (await version('Otra versión').expect(201)).body,
    ];
    const { body } = await test
      .as('administrador')
      .post('/api/institucional/tarifario/lote/publicar')
      .send({ registros: [one, other].map(({ id, version: seen }) => ({ id, version: seen })) })
      .expect(422);
    expect(body.fallas).toMatchObject([{ id: other.id, errores: { vigenteDesde: expect.any(String) } }]);
    const { body: first } = await test.as('administrador').get(`/api/institucional/tarifario/${one.id}`).expect(200);
    expect(first).toMatchObject({ estado: 'borrador', version: one.version });
  });

  it('archives and deletes rows, except published ones from deletion', async () => {
    const [one, other] = [await news.create('Por archivar'), await news.create('Por eliminar')];
    const published = await news.order(one, 'publicar');
    expect((await lote('eliminar', [published, other]).expect(422)).body.fallas).toMatchObject([{ id: one.id }]);
    await lote('archivar', [published]).expect(200);
    expect(await isPublic(one.slug)).toBe(false);
    await lote('eliminar', [other]).expect(200);
    await test.as('administrador').get(`/api/novedades/${other.id}`).expect(404);
  });

  it.each([
    ['no rows', []],
    ['a repeated row', ['same', 'same']],
    ['more than 100 rows', Array.from({ length: 101 }, (_, at) => String(at))],
  ])('rejects %s', async (_, keys) => {
    const ids = new Map(keys.map((key, at) => [key, `0199aaaa-0000-7000-8000-${String(at).padStart(12, '0')}`]));
    const rows = keys.map((key) => ({ id: ids.get(key) as string, version: 1 }));
    expect((await lote('publicar', rows).expect(422)).body.errors).toHaveProperty('registros');
  });

  it('reports a missing row like one that can’t be read', async () => {
    const row = { id: '0199aaaa-0000-7000-8000-000000000000', version: 1 };
    expect((await lote('publicar', [row]).expect(422)).body.fallas).toEqual([
      { id: row.id, titulo: 'Registro no encontrado', errores: { '': 'Novedad: no se encontró' } },
    ]);
  });

  it('is available to users with permission on each row', async () => {
    const row = await news.create('Ajena');
    await lote('publicar', [row], 'rrhh').expect(403);
    await test.anonymous
      .post('/api/novedades/lote/publicar')
      .send({ registros: [row] })
      .expect(401);
    await lote('publicar', [row]).expect(200);
  });
});
