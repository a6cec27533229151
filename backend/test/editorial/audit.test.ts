import { type Rol, roles } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { useNovedades } from './writeNovedades.js';

const test = useApp();
const news = useNovedades(test);

const administrador = () => test.as('administrador');
const audit = (filter: object) =>
  administrador()
    .get('/api/sitio/auditoria')
    .query({ filter: JSON.stringify(filter) })
    .expect(200);

describe('audit log', () => {
  it('lists each action with the title of the row at that time', async () => {
    const row = await news.create('Nombre primero');
    await news.order(await news.edit(row, { titulo: 'Nombre segundo' }), 'publicar');
    const { body, headers } = await audit({ registro: row.id });
    expect(body).toMatchObject([
      { accion: 'publicar', titulo: 'Nombre segundo', seccion: 'novedades', version: 3 },
      { accion: 'editar', titulo: 'Nombre segundo', creadoPor: test.uids.administrador, cambios: 'Título' },
      { accion: 'crear', titulo: 'Nombre primero', cambios: null },
    ]);
    expect(body[0].cambios).toContain('Estado');
    expect((await administrador().get(`/api/sitio/auditoria/${body[1].id}`).expect(200)).body.cambios).toBe('Título');
    expect(headers['content-range']).toBe('sitio/auditoria 0-2/3');
    expect((await audit({ registro: row.id, accion: 'crear' })).body).toHaveLength(1);
    expect((await audit({ registro: row.id, q: 'segundo' })).body).toHaveLength(2);
    expect((await audit({ seccion: 'comunicados' })).body).toEqual([]);
  });

  it('logs exports with user, count and filter', async () => {
    await administrador().get('/api/novedades/exportar').query({ filter: '{"categoria":"prensa"}' }).expect(200);
    const [line] = (await audit({ accion: 'exportar', seccion: 'novedades' })).body;
    expect(line).toMatchObject({ titulo: 'Exportación de 0 registros', creadoPor: test.uids.administrador });
    await administrador().get('/api/novedades/exportar').query({ filter: '{"nada":1}' }).expect(400);
    expect((await audit({ accion: 'exportar', seccion: 'novedades' })).body).toHaveLength(1);
  });

  it('can be exported', async () => {
    const { text } = await administrador().get('/api/sitio/auditoria/exportar').expect(200);
    expect(text.split('\n')[0]).toContain('Fecha y hora;');
    expect(text).toContain('Nombre segundo');
    expect(text).toMatch(/;Título;/);
  });

  const send = (rol: Rol, method: 'post' | 'put' | 'delete' | 'get', path: string) =>
    method === 'get' ? test.as(rol).get(path) : test.as(rol)[method](path).send({});

  it('is read-only for every role', async () => {
    const [{ id }] = (await audit({})).body;
    for (const rol of roles)
      for (const [method, path] of [
        ['post', ''],
        ['put', `/${id}`],
        ['delete', `/${id}`],
        ['post', '/lote/eliminar'],
        ['get', '/papelera'],
        ['post', `/${id}/historial/1/recuperar`],
      ] as const)
        expect([403, 404, 405]).toContain((await send(rol, method, `/api/sitio/auditoria${path}`)).status);
    await administrador().get(`/api/sitio/auditoria/${id}`).expect(200);
  });

  it.each(roles.filter((rol) => rol !== 'administrador'))('is hidden from %s', async (rol: Rol) => {
    await test.as(rol).get('/api/sitio/auditoria').expect(403);
    await test.as(rol).get('/api/sitio/auditoria/exportar').expect(403);
  });
});
