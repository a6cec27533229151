import { describe, expect, it } from '@jest/globals';
import { PreviewsService } from '../../src/publishing/previews/previews.service.js';
import { useNovedades } from '../editorial/writeNovedades.js';
import { uploadPicture } from '../support/uploadPicture.js';
import { useApp } from '../support/useApp.js';

const test = useApp();
const news = useNovedades(test);

const path = ({ id }: { id: string }) => `/api/novedades/${id}/al-lado`;
const putPreview = async (row: { id: string }, sent: object) =>
  (await test.as('administrador').put(path(row)).send(sent).expect(200)).body;
const previewRow = async (url: string) =>
  (await test.app.get(PreviewsService, { strict: false }).findOpen(url.replace('/vista-previa/', '')))?.row;
const manyWords = `<p>${'Lo que se escribe y todavía no se guarda. '.repeat(4)}</p>`;

describe('live preview beside the form', () => {
  it('shows unsaved values without saving them', async () => {
    const row = await news.create('Como se guardó');
    const { url, omitidos } = await putPreview(row, { titulo: 'Como se escribe', contenido: manyWords });
    expect(omitidos).toEqual([]);
    expect(await previewRow(url)).toMatchObject({ titulo: 'Como se escribe', contenido: manyWords, slug: row.slug });
    expect(await news.get(row)).toMatchObject({ titulo: 'Como se guardó', version: 1 });
    const { body } = await test.as('administrador').get(`/api/novedades/${row.id}/historial`).expect(200);
    expect(body).toHaveLength(1);
  });

  it('omits and names invalid fields, and shows the others', async () => {
    const row = await news.create('Con lo que falta');
    const foreign = await uploadPicture(test, 'sitio/paginas', 'bloques.imagen');
    const { url, omitidos } = await putPreview(row, {
      titulo: 'x'.repeat(1_000),
      fechaPublicacion: 'mañana',
      imagen: foreign,
      inventado: 1,
      resumen: 'Lo que sí se muestra',
    });
    expect([...omitidos].sort()).toEqual(['fechaPublicacion', 'imagen', 'inventado', 'titulo']);
    expect(await previewRow(url)).toMatchObject({
      titulo: 'Con lo que falta',
      resumen: 'Lo que sí se muestra',
      imagen: news.imagen,
    });
    expect(await previewRow(url)).not.toHaveProperty('inventado');
  });

  it('sanitizes rich text', async () => {
    const row = await news.create('Con texto ajeno');
    const { url } = await putPreview(row, {
      contenido: `${manyWords}<script>alert(1)</script><p onclick="x()">Fin del texto</p>`,
    });
    expect(await previewRow(url)).toMatchObject({ contenido: `${manyWords}<p>Fin del texto</p>` });
  });

  it('has one URL per user, apart from preview links, for 15 minutes', async () => {
    const row = await news.create('De dos personas');
    const { body: link } = await test.as('administrador').post(`/api/novedades/${row.id}/vista-previa`).expect(201);
    const first = await putPreview(row, { titulo: 'Primera' });
    const second = await putPreview(row, { titulo: 'Segunda' });
    expect([await previewRow(first.url), (await previewRow(second.url))?.titulo]).toEqual([undefined, 'Segunda']);
    expect((await previewRow(link.url))?.titulo).toBe('De dos personas');
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
    await putPreview(row, {});
  });
});
