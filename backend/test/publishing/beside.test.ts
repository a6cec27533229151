import { describe, expect, it } from '@jest/globals';
import { PreviewsService } from '../../src/publishing/previews/previews.service.js';
import { useNovedades } from '../editorial/writeNovedades.js';
import { uploadPicture } from '../support/uploadPicture.js';
import { useApp } from '../support/useApp.js';

const test = useApp();
const news = useNovedades(test);

const path = ({ id }: { id: string }) => `/api/novedades/${id}/al-lado`;
const put = async (row: { id: string }, sent: object) =>
  (await test.as('administrador').put(path(row)).send(sent).expect(200)).body;
const shownAt = async (url: string) =>
  (await test.app.get(PreviewsService, { strict: false }).findOpen(url.replace('/vista-previa/', '')))?.row;
const manyWords = `<p>${'Lo que se escribe y todavía no se guarda. '.repeat(4)}</p>`;

describe('a row beside its form', () => {
  it('is shown as the form has it, and nothing of that is saved', async () => {
    const row = await news.create('Como se guardó');
    const { url, omitidos } = await put(row, { titulo: 'Como se escribe', contenido: manyWords });
    expect(omitidos).toEqual([]);
    expect(await shownAt(url)).toMatchObject({ titulo: 'Como se escribe', contenido: manyWords, slug: row.slug });
    expect(await news.get(row)).toMatchObject({ titulo: 'Como se guardó', version: 1 });
    const { body } = await test.as('administrador').get(`/api/novedades/${row.id}/historial`).expect(200);
    expect(body).toHaveLength(1);
  });

  it('stays without what saving would refuse, which is named, and shows the rest', async () => {
    const row = await news.create('Con lo que falta');
    const foreign = await uploadPicture(test, 'sitio/paginas', 'bloques.imagen');
    const { url, omitidos } = await put(row, {
      titulo: 'x'.repeat(1_000),
      fechaPublicacion: 'mañana',
      imagen: foreign,
      inventado: 1,
      resumen: 'Lo que sí se muestra',
    });
    expect([...omitidos].sort()).toEqual(['fechaPublicacion', 'imagen', 'inventado', 'titulo']);
    expect(await shownAt(url)).toMatchObject({
      titulo: 'Con lo que falta',
      resumen: 'Lo que sí se muestra',
      imagen: news.imagen,
    });
    expect(await shownAt(url)).not.toHaveProperty('inventado');
  });

  it('cleans formatted text as saving does', async () => {
    const row = await news.create('Con texto ajeno');
    const { url } = await put(row, {
      contenido: `${manyWords}<script>alert(1)</script><p onclick="x()">Fin del texto</p>`,
    });
    expect(await shownAt(url)).toMatchObject({ contenido: `${manyWords}<p>Fin del texto</p>` });
  });

  it('has one address for each who writes, which is in no list of links and closes no other', async () => {
    const row = await news.create('De dos personas');
    const { body: link } = await test.as('administrador').post(`/api/novedades/${row.id}/vista-previa`).expect(201);
    const first = await put(row, { titulo: 'Primera' });
    const second = await put(row, { titulo: 'Segunda' });
    expect([await shownAt(first.url), (await shownAt(second.url))?.titulo]).toEqual([undefined, 'Segunda']);
    expect((await shownAt(link.url))?.titulo).toBe('De dos personas');
    const { body } = await test.as('administrador').get(`/api/novedades/${row.id}/vistas-previas`).expect(200);
    expect(body).toHaveLength(1);
    const minutes = (Date.parse(second.venceEn) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
  });

  it('is available to users who may edit the row', async () => {
    const row = await news.create('De quien edita');
    await test.as('finanzas').put(path(row)).send({ titulo: 'De otra' }).expect(403);
    await test.anonymous.put(path(row)).send({ titulo: 'De nadie' }).expect(401);
    await test
      .as('administrador')
      .put(path({ id: '0199aaaa-0000-7000-8000-000000000000' }))
      .send({})
      .expect(404);
    await put(row, {});
  });
});
