import type { PublicFile } from '@coop/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { makePdf } from './makePdf.js';
import { photo } from './photo.js';

const draft = {
  titulo: 'Nueva agencia en Viacha',
  contenido: `<p>${'Abrimos con cajero automático y rampa de acceso. '.repeat(3)}</p>`,
  categoria: 'institucional',
  fechaPublicacion: '2024-11-18',
};

const test = useApp();
let image: PublicFile;
let row: { id: string; version: number; slug: string };
beforeAll(async () => {
  const notes = { seccion: 'novedades', campo: 'imagen', alternativo: 'Fachada de la agencia' };
  const uploaded = await test
    .as('administrador')
    .post('/api/archivos')
    .field(notes)
    .attach('archivo', await photo(), 'Fachada.jpg');
  const made = await test
    .as('administrador')
    .post('/api/novedades')
    .send({ ...draft, imagen: uploaded.body.id })
    .expect(201);
  row = made.body;
  await test.anonymous.get(`/archivos/${uploaded.body.id}/original/fachada.webp`).expect(404);
  const published = await transition('publicar');
  row = published.body;
  const { body } = await test.anonymous.get(`/api/publico/novedades/${row.slug}`).expect(200);
  image = body.imagen;
});

const transition = (name: string) =>
  test.as('administrador').post(`/api/novedades/${row.id}/${name}`).send({ version: row.version }).expect(200);

describe('file of a published row', () => {
  it('has a URL with its own name in the public response', async () => {
    expect(image.url).toBe(`/archivos/${image.id}/original/fachada.webp`);
    expect(image.variantes.tarjeta?.url).toBe(`/archivos/${image.id}/tarjeta/fachada.webp`);
    expect(image).toMatchObject({ alternativo: 'Fachada de la agencia', ancho: 900, alto: 600 });
  });

  it('is public, immutable and sandboxed', async () => {
    const { headers, body } = await test.anonymous.get(image.url).expect(200);
    expect(body).toHaveLength(image.tamano);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(image.tamano),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline; filename=fachada.webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none';.*sandbox/),
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is at most 640 px wide with Save-Data, full size otherwise', async () => {
    const { ancho, tarjeta } = image.variantes;
    const bytes = async (saves: string) => {
      const { headers, body } = await test.anonymous.get(String(ancho?.url)).set('Save-Data', saves).expect(200);
      expect(headers.vary).toContain('Save-Data');
      return body.length;
    };
    expect(await bytes('on')).toBe((await test.anonymous.get(String(tarjeta?.url)).expect(200)).body.length);
    expect(await bytes('off')).toBeGreaterThan(await bytes('on'));
  });

  it('answers 304 to a matching ETag', async () => {
    const { headers } = await test.anonymous.get(image.url).expect(200);
    await test.anonymous
      .get(image.url)
      .set('If-None-Match', headers.etag as string)
      .expect(304);
    await test.anonymous.get(image.url).set('If-None-Match', '"otro"').expect(200);
  });

  it('supports byte ranges', async () => {
    const part = await test.anonymous.get(image.url).set('Range', 'bytes=0-3').expect(206);
    expect(part.headers['content-range']).toBe(`bytes 0-3/${image.tamano}`);
    expect((part.body as Buffer).toString()).toBe('RIFF');
    const last = await test.anonymous.get(image.url).set('Range', 'bytes=-10').expect(206);
    expect(last.headers['content-length']).toBe('10');
    const beyond = await test.anonymous.get(image.url).set('Range', 'bytes=99999999-').expect(416);
    expect(beyond.headers).toMatchObject({ 'content-range': `bytes */${image.tamano}`, 'cache-control': 'no-store' });
    await test.anonymous.get(image.url).set({ Range: 'bytes=0-3', 'If-Range': '"otro"' }).expect(200);
    await test.anonymous.head(image.url).set('Range', 'bytes=0-3').expect(200);
  });

  it('answers HEAD without a body', async () => {
    const { headers } = await test.anonymous.head(image.url).expect(200);
    expect(headers['content-length']).toBe(String(image.tamano));
  });

  it('ignores the query string', async () => {
    const { headers } = await test.anonymous.get(`${image.url}?width=99999`).expect(200);
    expect(headers['content-length']).toBe(String(image.tamano));
  });

  it.each([
    ['another name', (id: string) => `/archivos/${id}/original/otra.webp`],
    ['another size', (id: string) => `/archivos/${id}/enorme/fachada.webp`],
    ['a built-in property as the size', (id: string) => `/archivos/${id}/constructor/fachada.webp`],
    ['path traversal', (id: string) => `/archivos/${id}/original/..%2f..%2f..%2fetc%2fpasswd`],
    ['double-encoded path traversal', (id: string) => `/archivos/${id}/%252e%252e/fachada.webp`],
    ['an invalid id', () => '/archivos/x/original/fachada.webp'],
    ['a folder', (id: string) => `/archivos/${id}/`],
  ])('returns 404 for %s', async (_, addressOf) => {
    await test.anonymous.get(addressOf(image.id)).expect(404);
  });
});

describe('file of a draft', () => {
  it('is hidden from visitors', async () => {
    const notes = { seccion: 'novedades', campo: 'imagen', alternativo: 'Otra' };
    const { body } = await test
      .as('administrador')
      .post('/api/archivos')
      .field(notes)
      .attach('archivo', await photo(), 'Otra.jpg')
      .expect(201);
    await test
      .as('administrador')
      .post('/api/novedades')
      .send({ ...draft, imagen: body.id })
      .expect(201);
    await test.anonymous.get(`/archivos/${body.id}/original/otra.webp`).expect(404);
  });

  it('can’t be taken from another section', async () => {
    const notes = { seccion: 'contactanos/reclamos', campo: 'adjuntos.archivo' };
    const { body } = await test
      .as('comercial')
      .post('/api/archivos')
      .field(notes)
      .attach('archivo', makePdf(), 'x.pdf')
      .expect(201);
    await test
      .as('administrador')
      .post('/api/novedades')
      .send({ ...draft, imagen: body.id })
      .expect(422);
  });
});

describe('file within rich text', () => {
  const administrador = () => test.as('administrador');
  const uploadFile = async (campo: string, bytes: Buffer, nombre: string, notes: object = {}) =>
    administrador()
      .post('/api/archivos')
      .field({ seccion: 'novedades', campo, ...notes })
      .attach('archivo', bytes, nombre);
  const textWith = (picture: string, document: string) =>
    `${draft.contenido}<figure data-archivo="${picture}"><figcaption>El mapa</figcaption></figure><a data-archivo="${document}">Horarios</a>`;
  const write = (contenido: string) =>
    administrador()
      .post('/api/novedades')
      .send({ ...draft, imagen: cover, contenido });
  let cover: string;
  beforeAll(async () => {
    cover = (await uploadFile('imagen', await photo(), 'Portada.jpg', { alternativo: 'La portada' })).body.id;
  });

  it('requires alternative text, and is public only while the text is published', async () => {
    await uploadFile('contenido.imagen', await photo(), 'Mapa.jpg').then(({ status }) => expect(status).toBe(422));
    const { body: picture } = await uploadFile('contenido.imagen', await photo(), 'Mapa.jpg', {
      alternativo: 'Un "mapa"',
    });
    const { body: document } = await uploadFile('contenido.documento', makePdf(), 'Horarios 2025.pdf');
    const { body: made } = await write(textWith(picture.id, document.id)).expect(201);
    expect(made.contenido).toBe(textWith(picture.id, document.id));
    await test.anonymous.get(document.direccion).expect(404);
    const uses = await administrador().get(`/api/archivos/${picture.id}/usos`).expect(200);
    expect(uses.body).toMatchObject([{ registro: made.id, campo: 'contenido.imagen' }]);
    await administrador().delete(`/api/archivos/${picture.id}`).set(test.seen(picture.id)).expect(422);

    await administrador().post(`/api/novedades/${made.id}/publicar`).send({ version: made.version }).expect(200);
    const { contenido } = (await test.anonymous.get(`/api/publico/novedades/${made.slug}`).expect(200)).body;
    expect(contenido).toContain('alt="Un &quot;mapa&quot;" width="900" height="600"');
    expect(contenido).toContain(`href="${document.direccion}" type="application/pdf" data-detalle="PDF · 1`);
    const [src = ''] = /(?<= src=")[^"]+/.exec(contenido) ?? [];
    await test.anonymous.get(src).expect(200).expect('Content-Type', 'image/webp');
    await test.anonymous.get(document.direccion).expect(200);
  });

  it('must be uploaded for that field', async () => {
    const { body: document } = await uploadFile('contenido.documento', makePdf(), 'Otros.pdf');
    const refused = await write(textWith(image.id, document.id)).expect(422);
    expect(refused.body.errors).toEqual({ contenido: 'El archivo no existe o no es de este campo' });
  });
});

describe('file of an archived row', () => {
  it('is no longer public', async () => {
    await transition('archivar');
    await test.anonymous.get(image.url).expect(404);
  });
});
