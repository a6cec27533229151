import { beforeAll } from '@jest/globals';
import type { TestApp } from '../support/startApp.js';
import { uploadPicture } from '../support/uploadPicture.js';

type Row = { id: string; version: number; slug: string; [field: string]: unknown };

/** Returns helpers that write news as administrador. */
export async function writeNovedades(test: TestApp) {
  const imagen = await uploadPicture(test, 'novedades', 'imagen');
  const administrador = () => test.as('administrador');
  return {
    imagen,
    create: async (titulo: string, changes: object = {}): Promise<Row> =>
      (
        await administrador()
          .post('/api/novedades')
          .send({
            titulo,
            contenido: `<p>${'Contenido de la novedad, con lo que hay que saber. '.repeat(3)}</p>`,
            categoria: 'socios',
            fechaPublicacion: '2024-11-18',
            imagen,
            ...changes,
          })
          .expect(201)
      ).body,
    edit: async ({ id, version }: Row, changes: object): Promise<Row> =>
      (
        await administrador()
          .put(`/api/novedades/${id}`)
          .send({ version, ...changes })
          .expect(200)
      ).body,
    order: async ({ id, version }: Row, name: string): Promise<Row> =>
      (await administrador().post(`/api/novedades/${id}/${name}`).send({ version }).expect(200)).body,
    get: async ({ id }: { id: string }): Promise<Row> =>
      (await administrador().get(`/api/novedades/${id}`).expect(200)).body,
  };
}

/** Returns the same helpers, ready before the tests of a file. */
export function useNovedades(test: TestApp) {
  const news = {} as Awaited<ReturnType<typeof writeNovedades>>;
  beforeAll(async () => {
    Object.assign(news, await writeNovedades(test));
  });
  return news;
}
