import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { useApp } from '../support/useApp.js';
import { useNovedades } from './writeNovedades.js';

const test = useApp();
const news = useNovedades(test);

const administrador = () => test.as('administrador');
const version = ({ id }: { id: string }, n: number | string) =>
  administrador().get(`/api/novedades/${id}/historial/${n}`);
const recover = ({ id }: { id: string }, n: number | string, lock: number) =>
  administrador().post(`/api/novedades/${id}/historial/${n}/recuperar`).send({ version: lock });

describe('earlier version of a row', () => {
  it.each(['99999999999', '0', '-1', '1.5', 'x'])('does not exist for the number %s', async (number) => {
    const row = await news.create('Con pocas versiones');
    await version(row, number).expect(404);
    await recover(row, number, row.version).expect(404);
  });

  it('can be read, and is restored as a new edit', async () => {
    const first = await news.create('Como era al principio', { resumen: 'El primero' });
    const second = await news.edit(first, { titulo: 'Como quedó después', resumen: null });
    expect((await version(first, 1).expect(200)).body).toMatchObject({
      accion: 'crear',
      datos: { titulo: 'Como era al principio', resumen: 'El primero' },
    });
    const { body } = await recover(first, 1, second.version).expect(200);
    expect(body).toMatchObject({ titulo: 'Como era al principio', resumen: 'El primero', version: 3 });
    const { body: history } = await administrador().get(`/api/novedades/${first.id}/historial`).expect(200);
    expect(history[0]).toMatchObject({ accion: 'recuperar', version: 3 });
  });

  it('restores the content, not the publication state', async () => {
    const draft = await news.create('Título de antes');
    const published = await news.order(draft, 'publicar');
    const edited = await news.edit(published, { titulo: 'Título de ahora' });
    const live = await news.order(edited, 'publicar');
    const { body } = await recover(draft, 1, live.version).expect(200);
    expect(body).toMatchObject({
      titulo: 'Título de antes',
      estado: 'publicado',
      situacion: 'vigente',
      conCambios: true,
    });
    const { body: seen } = await test.anonymous.get(`/api/publico/novedades/${draft.slug}`).expect(200);
    expect(seen.titulo).toBe('Título de ahora');
  });

  it('is not restored over a concurrent change', async () => {
    const first = await news.create('Disputada');
    const second = await news.edit(first, { resumen: 'Dos' });
    await news.edit(second, { resumen: 'Tres' });
    expect((await recover(first, 1, second.version).expect(409)).body.actual.resumen).toBe('Tres');
    await recover(first, 1, 3).expect(200);
  });

  it('is not restored when it no longer fits, and the error says why', async () => {
    const row = await news.create('Con un dato de antes');
    await test.database.execute(sql`
      insert into historial (id, seccion, registro, version, accion, en, datos)
      select gen_random_uuid(), seccion, registro, 90, 'editar', en,
        datos || '{"titulo": "Corto y", "categoria": "deportes", "antetitulo": "Ya no hay"}'::jsonb
      from historial where registro = ${row.id}`);
    expect((await version(row, 90).expect(200)).body.datos.categoria).toBe('deportes');
    expect((await recover(row, 90, row.version).expect(422)).body.errors).toEqual({
      antetitulo: 'Ese dato ya no existe en la sección: no se puede recuperar',
    });
    expect(await news.get(row)).toMatchObject({ version: row.version, titulo: 'Con un dato de antes' });
  });

  it.each(['0', '999', 'uno', '1e3'])('returns an error for version %s', async (n) => {
    const row = await news.create('Sin esa versión');
    expect([400, 404]).toContain((await version(row, n)).status);
    expect([400, 404]).toContain((await recover(row, n, row.version)).status);
  });

  it('is available to readers of the row; restoring it to its editors', async () => {
    const row = await news.create('De administrador');
    await test.as('rrhh').get(`/api/novedades/${row.id}/historial/1`).expect(403);
    await test.as('rrhh').post(`/api/novedades/${row.id}/historial/1/recuperar`).send({ version: 1 }).expect(403);
    await test.anonymous.get(`/api/novedades/${row.id}/historial/1`).expect(401);
  });
});

describe('history', () => {
  it('is append-only in the database', async () => {
    const { id } = await news.create('Con historia');
    const { body } = await administrador().get(`/api/novedades/${id}/historial`).expect(200);
    expect(body).toHaveLength(1);
    const orders = [
      sql`update historial set email = 'otro@kantuta.test'`,
      sql`delete from historial`,
      sql`truncate historial`,
    ];
    for (const order of orders)
      await expect(test.database.execute(order)).rejects.toMatchObject({
        cause: { message: 'El historial no se cambia ni se borra' },
      });
    expect((await administrador().get(`/api/novedades/${id}/historial`).expect(200)).body).toEqual(body);
  });
});
