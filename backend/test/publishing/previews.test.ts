import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { vistasPrevias } from '../../src/platform/database/schema/publishing.js';
import { PreviewsService } from '../../src/publishing/previews/previews.service.js';
import { useNovedades } from '../editorial/writeNovedades.js';
import { useApp } from '../support/useApp.js';

const test = useApp();
const news = useNovedades(test);

const administrador = () => test.as('administrador');
const path = ({ id }: { id: string }, more = 'vista-previa') => `/api/novedades/${id}/${more}`;
const createLink = async (row: { id: string }) =>
  (await administrador().post(path(row)).expect(201)).body.url as string;
const activeLinks = async (row: { id: string }) =>
  (await administrador().get(path(row, 'vistas-previas')).expect(200)).body;
/** Returns the title that a preview link resolves to, read as the preview page does. */
const previewTitle = async (url: string) => {
  const preview = await test.app.get(PreviewsService, { strict: false }).findOpen(url.replace('/vista-previa/', ''));
  return preview?.row.titulo;
};

describe('preview link', () => {
  it('shows the current row, also as a draft, for a day', async () => {
    const row = await news.create('Borrador que se muestra');
    const { body } = await administrador().post(path(row)).expect(201);
    expect(body.url).toMatch(/^\/vista-previa\/[\w-]{32}$/);
    const hours = (Date.parse(body.venceEn) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect(await previewTitle(body.url)).toBe('Borrador que se muestra');
    await news.edit(row, { titulo: 'Borrador corregido' });
    expect(await previewTitle(body.url)).toBe('Borrador corregido');
    const [link] = await activeLinks(row);
    expect(Object.keys(link).sort()).toEqual(['creadaEn', 'creadaPor', 'id', 'venceEn']);
  });

  it('is revoked by permitted users, without affecting others', async () => {
    const row = await news.create('Con dos enlaces');
    const [first, second] = [await createLink(row), await createLink(row)];
    const [newest] = await activeLinks(row);
    await administrador()
      .delete(path(row, `vistas-previas/${newest.id}`))
      .expect(200);
    expect([await previewTitle(first), await previewTitle(second)]).toEqual(['Con dos enlaces', undefined]);
    await administrador()
      .delete(path(row, `vistas-previas/${newest.id}`))
      .expect(404);
    // A link cannot be revoked through another row.
    const [active] = await activeLinks(row);
    const other = await news.create('Otra novedad');
    await administrador()
      .delete(path(other, `vistas-previas/${active.id}`))
      .expect(404);
    expect(await previewTitle(first)).toBe('Con dos enlaces');
  });

  it('ends when the row is deleted, also after it is restored', async () => {
    const row = await news.create('Va a la papelera');
    const url = await createLink(row);
    expect(await previewTitle(url)).toBe('Va a la papelera');
    await administrador().delete(`/api/novedades/${row.id}`).set(test.seen(row.id)).expect(200);
    expect(await previewTitle(url)).toBeUndefined();
    const { body } = await administrador().get('/api/novedades/papelera').expect(200);
    const erased = body.find(({ titulo }: { titulo: string }) => titulo === 'Va a la papelera');
    await administrador().post(`/api/novedades/papelera/${erased.id}/recuperar`).expect(200);
    expect(await previewTitle(url)).toBeUndefined();
    expect(await previewTitle(await createLink(row))).toBe('Va a la papelera');
  });

  it('is audited without its token', async () => {
    const row = await news.create('Con auditoría');
    const url = await createLink(row);
    const filter = JSON.stringify({ accion: 'mostrar' });
    const { body } = await administrador().get('/api/sitio/auditoria').query({ filter }).expect(200);
    expect(body.some(({ titulo }: { titulo: string }) => titulo === 'Con auditoría')).toBe(true);
    expect(JSON.stringify(body)).not.toContain(url.slice('/vista-previa/'.length));
  });

  it('expires', async () => {
    const row = await news.create('Con fecha de término');
    const url = await createLink(row);
    const [link] = await activeLinks(row);
    const end = (vencimiento: number) =>
      test.database
        .update(vistasPrevias)
        .set({ venceEn: new Date(vencimiento).toISOString() })
        .where(eq(vistasPrevias.id, link.id));
    await end(Date.now() + 60_000);
    expect(await previewTitle(url)).toBe('Con fecha de término');
    await end(Date.now() - 1);
    expect(await previewTitle(url)).toBeUndefined();
    expect(await activeLinks(row)).toEqual([]);
  });

  it('can’t be derived from stored data', async () => {
    const row = await news.create('De quien tiene el enlace');
    const url = await createLink(row);
    const stored = await test.database.select().from(vistasPrevias);
    expect(JSON.stringify(stored)).not.toContain(url.replace('/vista-previa/', ''));
    for (const { huella, id } of stored)
      expect([await previewTitle(huella), await previewTitle(id)]).toEqual([undefined, undefined]);
    expect(await previewTitle(url)).toBe('De quien tiene el enlace');
  });

  it.each(['x', '%00', "1' or '1'='1", '0199aaaa-0000-7000-8000-000000000000'])(
    'is not revoked by an invalid id: %s',
    async (link) => {
      const row = await news.create('Que sigue abierta');
      const url = await createLink(row);
      const { status } = await administrador().delete(path(row, `vistas-previas/${link}`));
      expect([400, 404, 422]).toContain(status);
      expect(await previewTitle(url)).toBe('Que sigue abierta');
    },
  );

  it('ends when the row is deleted, and an unknown token opens nothing', async () => {
    const row = await news.create('Que se elimina');
    const url = await createLink(row);
    await administrador().delete(`/api/novedades/${row.id}`).set(test.seen(row.id)).expect(200);
    expect(await previewTitle(url)).toBeUndefined();
    expect(await previewTitle('/vista-previa/')).toBeUndefined();
    expect(await previewTitle(`/vista-previa/${'a'.repeat(32)}`)).toBeUndefined();
  });

  it('is suspended while its creator can’t edit', async () => {
    const { body: policy } = await test
      .as('rrhh')
      .post('/api/institucional/responsabilidad-social-empresarial')
      .send({ titulo: 'Política social', tipo: 'politica', gestion: 2025 })
      .expect(201);
    const { body } = await test
      .as('rrhh')
      .post(`/api/institucional/responsabilidad-social-empresarial/${policy.id}/vista-previa`)
      .expect(201);
    expect(await previewTitle(body.url)).toBe('Política social');
    const user = (await administrador().get(`/api/usuarios/${test.uids.rrhh}`).expect(200)).body;
    const order = (name: string, version: number) =>
      administrador().post(`/api/usuarios/${test.uids.rrhh}/${name}`).send({ version }).expect(200);
    const suspended = (await order('suspender', user.version)).body;
    expect(await previewTitle(body.url)).toBeUndefined();
    await order('reactivar', suspended.version);
    expect(await previewTitle(body.url)).toBe('Política social');
  });

  it('is created by editors of rows that have a page', async () => {
    const row = await news.create('De administrador');
    await test.as('finanzas').post(path(row)).expect(403);
    await test.as('finanzas').get(path(row, 'vistas-previas')).expect(403);
    await test.anonymous.post(path(row)).expect(401);
    await administrador().post('/api/novedades/0199aaaa-0000-7000-8000-000000000000/vista-previa').expect(404);
    await administrador().post('/api/sitio/feriados/0199aaaa-0000-7000-8000-000000000000/vista-previa').expect(404);
    await createLink(row);
  });
});
