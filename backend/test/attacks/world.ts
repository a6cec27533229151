import { daysAgo, fileOf, load } from '../saldos/loading.js';
import type { TestApp } from '../support/startApp.js';
import { uploadPicture } from '../support/uploadPicture.js';

export const novedad = {
  titulo: 'Feria de ahorro en El Alto',
  contenido: `<p>${'La feria abre a las nueve. '.repeat(4)}</p>`,
  categoria: 'socios',
  fechaPublicacion: '2024-11-18',
};

/** Test data that the attacks target. */
export type World = {
  tokens: TestApp['tokens'];
  uids: TestApp['uids'];
  /** A draft of novedades, whose slug must not be public. */
  draft: { id: string; slug: string };
  /** A published row, with the public URL of its image. */
  published: { id: string; slug: string; picture: string };
  /** The image of a withdrawn product: published once, no longer in force. */
  withdrawn: { picture: string };
};

export async function makeWorld(test: TestApp): Promise<World> {
  const admin = test.as('administrador');
  const post = async (path: string, body: object, status: number) =>
    (await admin.post(path).send(body).expect(status)).body;

  const draft = await post('/api/novedades', { ...novedad, titulo: 'Borrador que nadie ve' }, 201);
  const imagen = await uploadPicture(test, 'novedades', 'imagen');
  const published = await post('/api/novedades', { ...novedad, imagen, notaInterna: 'secreto-interno' }, 201);
  await post(`/api/novedades/${published.id}/publicar`, { version: 1 }, 200);
  const { body: page } = await test.anonymous.get(`/api/publico/novedades/${published.slug}`).expect(200);

  const foto = await uploadPicture(test, 'institucional/bienes-adjudicados', 'imagenes.imagen');
  const bien = await post('/api/institucional/bienes-adjudicados', { ...car, imagenes: [{ imagen: foto }] }, 201);
  await post(`/api/institucional/bienes-adjudicados/${bien.id}/publicar`, { version: 1 }, 200);
  const { body: good } = await test.anonymous.get(`/api/publico/institucional/bienes-adjudicados/${bien.slug}`);
  await test.anonymous.get(good.imagenes[0].imagen.url).expect(200);
  await post(`/api/institucional/bienes-adjudicados/${bien.id}/retirar`, { version: 2 }, 200);

  await load(test, fileOf(balance), daysAgo(1));

  return {
    tokens: test.tokens,
    uids: test.uids,
    draft,
    published: { id: published.id, slug: published.slug, picture: page.imagen.url },
    withdrawn: { picture: good.imagenes[0].imagen.url },
  };
}

const car = {
  codigo: 'BA-2026-901',
  titulo: 'Vagoneta de prueba',
  descripcion: 'Vagoneta usada, en buen estado, con papeles al día.',
  tipo: 'vehiculo',
  marca: 'Toyota',
  modelo: 'Noah',
  anio: 2010,
  moneda: 'USD',
  precio: '9000.00',
  estadoDocumental: 'saneado',
  latitud: '-16.500000',
  contactoNombre: 'Unidad de Bienes',
  contactoCelular: '70000000',
};

const balance = '445566;4812345;;Persona Con Ahorros;caja_ahorro;100200300;BOB;1250.50;;;;;;;;;Central';
