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
const make = async (row: { id: string }) => (await administrador().post(path(row)).expect(201)).body.url as string;
const live = async (row: { id: string }) => (await administrador().get(path(row, 'vistas-previas')).expect(200)).body;
/** Returns the title that a preview link resolves to, read as the preview page does. */
const opens = async (url: string) => {
  const preview = await test.app.get(PreviewsService, { strict: false }).findOpen(url.replace('/vista-previa/', ''));
  return preview?.row.titulo;
};

describe('a link to a preview', () => {
  it('shows one row as it stands now, drafts included, for a day', async () => {
    const row = await news.create('Borrador que se muestra');
    const { body } = await administrador().post(path(row)).expect(201);
    expect(body.url).toMatch(/^\/vista-previa\/[\w-]{32}$/);
    const hours = (Date.parse(body.venceEn) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect(await opens(body.url)).toBe('Borrador que se muestra');
    await news.edit(row, { titulo: 'Borrador corregido' });
    expect(await opens(body.url)).toBe('Borrador corregido');
    const [link] = await live(row);
    expect(Object.keys(link).sort()).toEqual(['creadaEn', 'creadaPor', 'id', 'venceEn']);
  });

  it('is revoked by permitted users, and no other with it', async () => {
    const row = await news.create('Con dos enlaces');
    const [first, second] = [await make(row), await make(row)];
    const [newest] = await live(row);
    await administrador()
      .delete(path(row, `vistas-previas/${newest.id}`))
      .expect(200);
    expect([await opens(first), await opens(second)]).toEqual(['Con dos enlaces', undefined]);
    await administrador()
      .delete(path(row, `vistas-previas/${newest.id}`))
      .expect(404);
    // A link cannot be revoked through another row.
    const [active] = await live(row);
    const other = await news.create('Otra novedad');
    await administrador()
      .delete(path(other, `vistas-previas/${active.id}`))
      .expect(404);
    expect(await opens(first)).toBe('Con dos enlaces');
  });

  it('closes with the row that is erased, also once it is taken out of the trash', async () => {
    const row = await news.create('Va a la papelera');
    const url = await make(row);
    expect(await opens(url)).toBe('Va a la papelera');
    await administrador().delete(`/api/novedades/${row.id}`).set(test.seen(row.id)).expect(200);
    expect(await opens(url)).toBeUndefined();
    const { body } = await administrador().get('/api/novedades/papelera').expect(200);
    const erased = body.find(({ titulo }: { titulo: string }) => titulo === 'Va a la papelera');
    await administrador().post(`/api/novedades/papelera/${erased.id}/recuperar`).expect(200);
    expect(await opens(url)).toBeUndefined();
    expect(await opens(await make(row))).toBe('Va a la papelera');
  });

  it('is told of in the audit, without what opens it', async () => {
    const row = await news.create('Con auditoría');
    const url = await make(row);
    const filter = JSON.stringify({ accion: 'mostrar' });
    const { body } = await administrador().get('/api/sitio/auditoria').query({ filter }).expect(200);
    expect(body.some(({ titulo }: { titulo: string }) => titulo === 'Con auditoría')).toBe(true);
    expect(JSON.stringify(body)).not.toContain(url.slice('/vista-previa/'.length));
  });

  it('closes by itself when its time is over', async () => {
    const row = await news.create('Con fecha de término');
    const url = await make(row);
    const [link] = await live(row);
    const end = (vencimiento: number) =>
      test.database
        .update(vistasPrevias)
        .set({ venceEn: new Date(vencimiento).toISOString() })
        .where(eq(vistasPrevias.id, link.id));
    await end(Date.now() + 60_000);
    expect(await opens(url)).toBe('Con fecha de término');
    await end(Date.now() - 1);
    expect(await opens(url)).toBeUndefined();
    expect(await live(row)).toEqual([]);
  });

  it('works for its holder: stored data can’t open it', async () => {
    const row = await news.create('De quien tiene el enlace');
    const url = await make(row);
    const stored = await test.database.select().from(vistasPrevias);
    expect(JSON.stringify(stored)).not.toContain(url.replace('/vista-previa/', ''));
    for (const { huella, id } of stored) expect([await opens(huella), await opens(id)]).toEqual([undefined, undefined]);
    expect(await opens(url)).toBe('De quien tiene el enlace');
  });

  it.each(['x', '%00', "1' or '1'='1", '0199aaaa-0000-7000-8000-000000000000'])(
    'is not revoked by what names none: %s',
    async (link) => {
      const row = await news.create('Que sigue abierta');
      const url = await make(row);
      const { status } = await administrador().delete(path(row, `vistas-previas/${link}`));
      expect([400, 404, 422]).toContain(status);
      expect(await opens(url)).toBe('Que sigue abierta');
    },
  );

  it('ends with the row, and opens nothing when it is no link', async () => {
    const row = await news.create('Que se elimina');
    const url = await make(row);
    await administrador().delete(`/api/novedades/${row.id}`).set(test.seen(row.id)).expect(200);
    expect(await opens(url)).toBeUndefined();
    expect(await opens('/vista-previa/')).toBeUndefined();
    expect(await opens(`/vista-previa/${'a'.repeat(32)}`)).toBeUndefined();
  });

  it('ends with its maker’s right to edit, and comes back with it', async () => {
    const { body: policy } = await test
      .as('rrhh')
      .post('/api/institucional/responsabilidad-social-empresarial')
      .send({ titulo: 'Política social', tipo: 'politica', gestion: 2025 })
      .expect(201);
    const { body } = await test
      .as('rrhh')
      .post(`/api/institucional/responsabilidad-social-empresarial/${policy.id}/vista-previa`)
      .expect(201);
    expect(await opens(body.url)).toBe('Política social');
    const user = (await administrador().get(`/api/usuarios/${test.uids.rrhh}`).expect(200)).body;
    const order = (name: string, version: number) =>
      administrador().post(`/api/usuarios/${test.uids.rrhh}/${name}`).send({ version }).expect(200);
    const suspended = (await order('suspender', user.version)).body;
    expect(await opens(body.url)).toBeUndefined();
    await order('reactivar', suspended.version);
    expect(await opens(body.url)).toBe('Política social');
  });

  it('is created by editors of the row, where a page shows it', async () => {
    const row = await news.create('De administrador');
    await test.as('finanzas').post(path(row)).expect(403);
    await test.as('finanzas').get(path(row, 'vistas-previas')).expect(403);
    await test.anonymous.post(path(row)).expect(401);
    await administrador().post('/api/novedades/0199aaaa-0000-7000-8000-000000000000/vista-previa').expect(404);
    await administrador().post('/api/sitio/feriados/0199aaaa-0000-7000-8000-000000000000/vista-previa').expect(404);
    await make(row);
  });
});
