import { randomUUID } from 'node:crypto';
import type { Rol } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';

const test = useApp();
const ADDRESS = '/api/panel/sin-guardar';
const form = (seccion = 'novedades', registro: string = randomUUID()) => ({ seccion, registro });
type Form = ReturnType<typeof form>;

const put = (rol: Rol, query: Form, valores: object, version: number | null = 3) =>
  test.as(rol).put(ADDRESS).query(query).send({ version, valores });
const find = (rol: Rol, query: Form) => test.as(rol).get(ADDRESS).query(query);

describe('unsaved input of a form', () => {
  it('is returned to its author as last sent, until it is discarded', async () => {
    const query = form();
    await put('administrador', query, { titulo: 'A medias' }).expect(200);
    await put('administrador', query, { titulo: 'A medias, más', galeria: [{ pie: 'Uno' }] }).expect(200);
    const { body } = await find('administrador', query).expect(200);
    expect(body.escrito).toMatchObject({ version: 3, valores: { titulo: 'A medias, más', galeria: [{ pie: 'Uno' }] } });
    await test.as('administrador').delete(ADDRESS).query(query).expect(204);
    expect((await find('administrador', query).expect(200)).body).toEqual({ escrito: null });
  });

  it('is hidden from other users of the section', async () => {
    const query = form('productos/caja-ahorro', 'nuevo');
    await put('comercial', query, { nombre: 'Caja' }, null).expect(200);
    expect((await find('administrador', query).expect(200)).body).toEqual({ escrito: null });
  });

  it('keeps only fields that its author may write', async () => {
    const query = form();
    const { body } = await put('administrador', query, { titulo: 'Uno', estado: 'publicado', nada: 1 }).expect(200);
    expect(body.valores).toEqual({ titulo: 'Uno' });
  });

  it('is refused for sections with personal data, and for roles without the section', async () => {
    await put('administrador', form('contactanos/reclamos'), { nombres: 'Ana' }).expect(403);
    await put('creditos', form(), { titulo: 'Ajeno' }).expect(403);
    await find('creditos', form()).expect(403);
    await test.anonymous.put(ADDRESS).query(form()).send({ version: 1, valores: {} }).expect(401);
  });

  it('names what is wrong with a request', async () => {
    const { body } = await find('administrador', form('novedades', '../otro')).expect(400);
    expect(body.errors).toEqual({ registro: 'Escriba el id de un registro, «nuevo», o «de» y el id que se copia' });
    const long = await put('administrador', form(), { titulo: 'x'.repeat(400_000) }).expect(422);
    expect(long.body.errors).toEqual({ valores: 'Lo escrito es demasiado largo' });
    for (const titulo of ['a\u0000', '\ud800', { '\udfff': 1 }, '\\\u0000']) {
      const { body: unstorable } = await put('administrador', form(), { titulo }).expect(422);
      expect(unstorable.errors).toEqual({ valores: 'Contiene caracteres que no se pueden guardar' });
    }
    await put('administrador', form(), { titulo: '\\u0000 y 😀' }).expect(200);
    const late = await put('administrador', form(), {}, 2 ** 31).expect(422);
    expect(Object.keys(late.body.errors)).toEqual(['version']);
  });

  it('keeps the newest thirty forms of a user', async () => {
    const forms = Array.from({ length: 31 }, () => form('comunicados'));
    for (const query of forms) await put('administrador', query, { titulo: 'x' }).expect(200);
    expect((await find('administrador', forms[0] as Form)).body.escrito).toBeNull();
    expect((await find('administrador', forms[1] as Form)).body.escrito).not.toBeNull();
  });
});
