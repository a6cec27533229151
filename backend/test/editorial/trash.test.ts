import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { useNovedades } from './writeNovedades.js';

const test = useApp();
const news = useNovedades(test);

const administrador = () => test.as('administrador');
const erase = ({ id }: { id: string }) => administrador().delete(`/api/novedades/${id}`).set(test.seen(id));
const recover = ({ id }: { id: string }) => administrador().post(`/api/novedades/papelera/${id}/recuperar`);
const papelera = async () => (await administrador().get('/api/novedades/papelera').expect(200)).body;

describe('trash', () => {
  it('stores a deleted draft with its author, and restores it unchanged', async () => {
    const row = await news.create('Un borrador que vuelve', { resumen: 'Con su resumen' });
    await erase(row).expect(200);
    await administrador().get(`/api/novedades/${row.id}`).expect(404);
    expect(await papelera()).toMatchObject([
      { id: row.id, titulo: 'Un borrador que vuelve', eliminadoPor: test.uids.administrador },
    ]);
    const { body } = await recover(row).expect(200);
    const { version: _, actualizadoEn: __, ...same } = row;
    expect(body).toMatchObject(same);
    expect(await papelera()).toEqual([]);
    const { body: history } = await administrador().get(`/api/novedades/${row.id}/historial`).expect(200);
    expect(history.map(({ accion }: { accion: string }) => accion)).toEqual(['recuperar', 'eliminar', 'crear']);
    await news.edit(body, { resumen: 'Y se edita' });
  });

  it('assigns another slug when the original is taken', async () => {
    const row = await news.create('Dirección repetida');
    await erase(row).expect(200);
    await news.create('Dirección repetida');
    expect((await recover(row).expect(200)).body.slug).toBe(
      'dirección-repetida-2'.normalize('NFD').replace(/\p{M}/gu, ''),
    );
  });

  it('restores a row once for concurrent requests', async () => {
    const row = await news.create('Pedida dos veces');
    await erase(row).expect(200);
    const statuses = (await Promise.all([recover(row), recover(row)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404]);
    await recover(row).expect(404);
  });

  it('rejects published rows and rows used by others', async () => {
    const published = await news.order(await news.create('Ya publicada'), 'publicar');
    await erase(published).expect(422);
    const branch = (
      await administrador()
        .post('/api/sitio/agencias')
        .send({
          nombre: 'Agencia',
          tipo: 'agencia_fija',
          departamento: 'LP',
          municipio: 'La Paz',
          direccion: 'Calle 1',
        })
        .expect(201)
    ).body;
    const notice = (
      await administrador()
        .post('/api/comunicados')
        .send({
          titulo: 'Cierre por refacción',
          tipo: 'general',
          prioridad: 'normal',
          fechaComunicado: '2026-11-18',
          contenido: '<p>Cerrada.</p>',
          mostrarComo: ['lista'],
          agencias: [branch.id],
        })
        .expect(201)
    ).body;
    const eraseBranch = () => administrador().delete(`/api/sitio/agencias/${branch.id}`).set(test.seen(branch.id));
    const refusal = await eraseBranch().expect(422);
    expect(refusal.body.detail).toBe('Lo usa comunicado «Cierre por refacción»: no se puede eliminar.');
    const changeNotice = administrador().put(`/api/comunicados/${notice.id}`);
    await changeNotice.send({ version: notice.version, agencias: [] }).expect(200);
    await eraseBranch().expect(200);
  });

  it('is available to users who may delete, by section', async () => {
    const row = await news.create('Solo de administrador');
    await erase(row).expect(200);
    await test.as('rrhh').get('/api/novedades/papelera').expect(403);
    await test.as('rrhh').post(`/api/novedades/papelera/${row.id}/recuperar`).expect(403);
    await test.anonymous.get('/api/novedades/papelera').expect(401);
    // A row can't be restored through another section.
    await administrador().post(`/api/comunicados/papelera/${row.id}/recuperar`).expect(404);
    await recover(row).expect(200);
  });

  it('is paginated', async () => {
    for (const n of [1, 2, 3]) await erase(await news.create(`Eliminada número ${n}`)).expect(200);
    const { body, headers } = await administrador()
      .get('/api/novedades/papelera')
      .query({ range: '[1,1]' })
      .expect(200);
    expect(body.map(({ titulo }: { titulo: string }) => titulo)).toEqual(['Eliminada número 2']);
    expect(headers['content-range']).toBe('novedades 1-1/3');
    await administrador().get('/api/novedades/papelera').query({ range: '[9,0]' }).expect(400);
  });
});
