import { buffer } from 'node:stream/consumers';
import type { PublicFile } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { useNovedades } from '../editorial/writeNovedades.js';
import { useApp } from '../support/useApp.js';
import { makePdf } from './makePdf.js';
import { storedFiles } from './storedFiles.js';

const test = useApp();
const news = useNovedades(test);

const administrador = () => test.as('administrador');
const picture = (background: string, width = 80) =>
  sharp({ create: { width, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
const uploadFile = async (seccion: string, campo: string, bytes: Buffer, nombre: string): Promise<PublicFile> =>
  (
    await administrador()
      .post('/api/archivos')
      .field({ seccion, campo, ...(nombre.endsWith('.png') && { alternativo: 'Una imagen' }) })
      .attach('archivo', bytes, nombre)
      .expect(201)
  ).body;
const list = async (filter: object, rol: 'administrador' | 'rrhh' | 'finanzas' = 'administrador') =>
  await test.find('/api/archivos', filter, rol);
const replace = (id: string, bytes: Buffer, nombre: string, motivo = 'Corrige una cifra') =>
  administrador()
    .post(`/api/archivos/${id}/reemplazo`)
    .set(test.seen(id))
    .field({ motivo })
    .attach('archivo', bytes, nombre);
const eraseFile = ({ id }: { id: string }) => administrador().delete(`/api/archivos/${id}`).set(test.seen(id));
const bytesOf = async (url: string) =>
  buffer((await fetch(new URL(url, test.origin))).body as unknown as AsyncIterable<Uint8Array>);

/** Creates a report with its document and returns a function to publish it. */
async function publishReport(titulo: string) {
  const documento = await uploadFile('institucional/boletines-informativos', 'pdf', makePdf(), `${titulo}.pdf`);
  const draft = { titulo, numero: ++numero, gestion: 2025, periodicidad: 'mensual', fechaEdicion: '2025-06-30' };
  const row = (
    await administrador()
      .post('/api/institucional/boletines-informativos')
      .send({ ...draft, pdf: documento.id })
      .expect(201)
  ).body;
  const publish = () =>
    administrador()
      .post(`/api/institucional/boletines-informativos/${row.id}/publicar`)
      .send({ version: row.version })
      .expect(200);
  return { documento, row, publish };
}
let numero = 0;

describe('file library', () => {
  it('lists files with their uses, for readers of their section', async () => {
    const own = await uploadFile('novedades', 'imagen', await picture('#0d5a43'), 'fachada nueva.png');
    const row = await news.create('Con fachada nueva', { imagen: own.id });
    expect(await list({ q: 'fachada' })).toMatchObject([{ id: own.id, seccion: 'novedades', usos: 1, version: 1 }]);
    expect(await list({ q: 'fachada' }, 'rrhh')).toEqual([]);
    const { body } = await administrador().get(`/api/archivos/${own.id}/usos`).expect(200);
    expect(body).toEqual([{ seccion: 'novedades', registro: row.id, campo: 'imagen', titulo: 'Con fachada nueva' }]);
    expect(await list({ sinUso: true, q: 'fachada' })).toEqual([]);
    await news.edit(row, { imagen: news.imagen });
    expect(await list({ sinUso: true, q: 'fachada' })).toHaveLength(1);
  });

  it.each([{ nada: 1 }, { tipo: 'video' }, { q: 7 }, []])('rejects the filter %j', async (filter) => {
    await administrador()
      .get('/api/archivos')
      .query({ filter: JSON.stringify(filter) })
      .expect(400);
  });

  it('excludes attachments of visitors', async () => {
    const sent = await test.anonymous
      .post('/api/publico/contactanos/reclamos')
      .field({ descripcion: 'x' })
      .attach('adjuntos', makePdf(), 'prueba.pdf');
    expect(sent.status).not.toBe(500);
    expect(await list({ seccion: 'contactanos/reclamos' })).toEqual([]);
  });

  it('requires a session', async () => {
    await test.anonymous.get('/api/archivos').expect(401);
  });

  it('is managed by administrador; other roles only choose files of their sections', async () => {
    const { documento } = await publishReport('Boletín de otro rol');
    const own = await uploadFile(
      'institucional/estados-financieros',
      'documentos.archivo',
      makePdf(),
      'balance-propio.pdf',
    );
    const finanzas = test.as('finanzas');
    expect(await list({ q: 'balance-propio' }, 'finanzas')).toMatchObject([
      { id: own.id, direccion: '/documentos/balance-propio.pdf' },
    ]);
    await finanzas.get(`/api/archivos/${documento.id}`).expect(404);
    await finanzas.get(`/api/archivos/${own.id}`).expect(200);
    const orders = [
      () => finanzas.get(`/api/archivos/${own.id}/usos`),
      () => finanzas.get(`/api/archivos/${own.id}/versiones`),
      () => finanzas.put(`/api/archivos/${own.id}`).send({ alternativo: 'Balance' }),
      () =>
        finanzas
          .post(`/api/archivos/${own.id}/reemplazo`)
          .field({ motivo: 'Corrige' })
          .attach('archivo', makePdf(), 'x.pdf'),
      () => finanzas.delete(`/api/archivos/${own.id}`),
    ];
    for (const order of orders) expect((await order().expect(403)).body.roles).toEqual(['Administrador']);
    await administrador().get(`/api/archivos/${own.id}/usos`).expect(200, []);
    expect(await list({ q: 'balance-propio' })).toMatchObject([{ version: 1 }]);
  });
});

describe('file in use by a published row', () => {
  it('can’t be deleted until a change without it is published', async () => {
    const { documento, row, publish } = await publishReport('Boletín con cambio pendiente');
    await publish();
    const other = await uploadFile('institucional/boletines-informativos', 'pdf', makePdf(), 'otro-boletin.pdf');
    const path = `/api/institucional/boletines-informativos/${row.id}`;
    const { body: edited } = await administrador().put(path).set(test.seen(row.id)).send({ pdf: other.id }).expect(200);
    expect(await list({ sinUso: true, q: 'cambio pendiente' })).toEqual([]);
    const { body: uses } = await administrador().get(`/api/archivos/${documento.id}/usos`).expect(200);
    expect(uses).toMatchObject([{ registro: row.id, campo: 'pdf' }]);
    expect((await eraseFile(documento).expect(422)).body.codigo).toBe('archivo_en_uso');
    const [{ direccion }] = await list({ q: 'cambio pendiente' });
    await test.anonymous.get(direccion).expect(200);
    await administrador().post(`${path}/publicar`).send({ version: edited.version }).expect(200);
    await eraseFile(documento).expect(200);
  });

  it('conflicts when it is deleted while a row starts to use it', async () => {
    for (let round = 0; round < 5; round++) {
      const own = await uploadFile('novedades', 'imagen', await picture('#123456'), `carrera ${round}.png`);
      const row = await news.create(`Carrera ${round}`);
      const [saved, erased] = await Promise.all([
        administrador().put(`/api/novedades/${row.id}`).send({ version: row.version, imagen: own.id }),
        eraseFile(own),
      ]);
      expect([saved.status, erased.status].sort()).toEqual([200, 422]);
    }
  });
});

describe('file of the library', () => {
  it('updates its alternative text and focus for visitors', async () => {
    const row = await news.order(await news.create('Con punto de interés'), 'publicar');
    const change = (body: object) =>
      administrador().put(`/api/archivos/${news.imagen}`).set(test.seen(news.imagen)).send(body);
    await change({ alternativo: 'Otra descripción', foco: { x: 20, y: 75 } }).expect(200);
    const { body } = await test.anonymous.get(`/api/publico/novedades/${row.slug}`).expect(200);
    expect(body.imagen).toMatchObject({ alternativo: 'Otra descripción', foco: { x: 20, y: 75 } });
    await change({ alternativo: '' }).expect(422);
    await change({ foco: { x: 101, y: 0 } }).expect(422);
    await change({ clave: news.imagen }).expect(422);
    await change({ foco: null }).expect(200);
  });

  it('can be deleted only when no row, draft or deleted row uses it', async () => {
    const own = await uploadFile('novedades', 'imagen', await picture('#f3b229'), 'solitaria.png');
    const row = await news.create('Que usa la solitaria', { imagen: own.id });
    const erase = () => eraseFile(own);
    expect((await erase().expect(422)).body).toMatchObject({ codigo: 'archivo_en_uso', usos: [{ registro: row.id }] });
    await administrador().delete(`/api/novedades/${row.id}`).set(test.seen(row.id)).expect(200);
    expect((await erase().expect(422)).body.usos).toMatchObject([{ registro: row.id, titulo: null }]);
    const recovered = (await administrador().post(`/api/novedades/papelera/${row.id}/recuperar`).expect(200)).body;
    await news.edit(recovered, { imagen: news.imagen });
    const before = await storedFiles(test);
    await erase().expect(200);
    await administrador().get(`/api/archivos/${own.id}`).expect(404);
    const after = await storedFiles(test);
    expect(before.rows - after.rows).toBe(1);
    expect(before.files - after.files).toBeGreaterThan(1);
  });
});

describe('file replacement', () => {
  it('keeps the URL of a document and its previous version for staff', async () => {
    const { documento, row, publish } = await publishReport('Boletín que se corrige');
    await publish();
    const { body } = await test.anonymous.get(`/api/publico/institucional/boletines-informativos/${row.slug}`);
    expect(body.pdf.url).toBe('/documentos/boletin-que-se-corrige.pdf');
    const first = await bytesOf(body.pdf.url);
    const corrected = makePdf({ objects: ['<< /Title (Corregido) >>'] });
    await replace(documento.id, corrected, 'otro-nombre.pdf').expect(200);
    expect(await bytesOf(body.pdf.url)).toEqual(corrected);
    const { body: versions } = await administrador().get(`/api/archivos/${documento.id}/versiones`).expect(200);
    expect(versions).toMatchObject([
      { version: 1, motivo: 'Corrige una cifra', reemplazadoPor: test.uids.administrador },
    ]);
    const old = administrador().get(`/api/archivos/${documento.id}/contenido`).query({ version: 1 }).buffer(true);
    expect((await old.parse((res, done) => void buffer(res as never).then((b) => done(null, b)))).body).toEqual(first);
    const audit = await administrador()
      .get('/api/sitio/auditoria')
      .query({ filter: JSON.stringify({ accion: 'reemplazar' }) });
    expect(audit.body).toMatchObject([{ registro: documento.id, creadoPor: test.uids.administrador }]);
  });

  it('changes the versioned URL of an image', async () => {
    const own = await uploadFile('novedades', 'imagen', await picture('#b0122b'), 'cambiante.png');
    const { slug } = await news.order(await news.create('Con imagen cambiante', { imagen: own.id }), 'publicar');
    const pictureOf = async () =>
      (await test.anonymous.get(`/api/publico/novedades/${slug}`)).body.imagen as PublicFile;
    const before = await pictureOf();
    const old = await bytesOf(before.url);
    await replace(own.id, await picture('#221a16', 90), 'cambiante.png').expect(200);
    const after = await pictureOf();
    expect(after.url).toBe(`${before.url}?v=2`);
    expect(await bytesOf(after.url)).not.toEqual(old);
    expect(await bytesOf(before.url)).toEqual(await bytesOf(after.url));
    const caching = async (url: string) => (await test.anonymous.get(url).expect(200)).headers['cache-control'];
    expect(await caching(after.url)).toContain('immutable');
    expect(await caching(before.url)).toBe('public, no-cache');
    expect(await caching(`${before.url}?v=99`)).toBe('public, no-cache');
  });

  it('requires a reason and the same type, and is rejected for append-only documents', async () => {
    const own = await uploadFile('novedades', 'imagen', await picture('#0d5a43'), 'quieta.png');
    expect((await replace(own.id, await picture('#fff'), 'x.png', 'no').expect(422)).body.errors).toHaveProperty(
      'motivo',
    );
    await replace(own.id, makePdf(), 'x.pdf').expect(422);
    const tender = await uploadFile('institucional/licitaciones', 'documentos.archivo', makePdf(), 'pliego.pdf');
    expect((await replace(tender.id, makePdf(), 'pliego.pdf').expect(422)).body.detail).toContain('agregue uno nuevo');
    await replace(own.id, await picture('#fff'), 'x.png').expect(200);
  });
});

describe('public URL of a document', () => {
  it('is available while a published row shows it', async () => {
    const { row, publish } = await publishReport('Boletín por etapas');
    const url = '/documentos/boletin-por-etapas.pdf';
    await test.anonymous.get(url).expect(404);
    const published = (await publish()).body;
    const { headers } = await test.anonymous.get(url).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'public, no-cache' });
    await test.anonymous
      .get(url)
      .set('If-None-Match', headers.etag as string)
      .expect(304);
    await administrador()
      .post(`/api/institucional/boletines-informativos/${row.id}/archivar`)
      .send({ version: published.version })
      .expect(200);
    await test.anonymous.get(url).expect(404);
  });

  it('is unique, also for equal names', async () => {
    const [one, other] = [await publishReport('Igual nombre'), await publishReport('Igual nombre')];
    await one.publish();
    await other.publish();
    await test.anonymous.get('/documentos/igual-nombre.pdf').expect(200);
    await test.anonymous.get('/documentos/igual-nombre-2.pdf').expect(200);
    const { id } = one.documento;
    const moved = await test.anonymous.get(`/archivos/${id}/original/igual-nombre.pdf`).redirects(0).expect(301);
    expect(moved.headers.location).toBe('/documentos/igual-nombre.pdf');
  });

  it.each(['..%2f..%2fetc%2fpasswd', 'nada.pdf', '%00', 'a%2500', '.pdf'])('returns 404 for %s', async (slug) => {
    await test.anonymous.get(`/documentos/${slug}`).expect(404);
  });
});

describe('text extraction of a document', () => {
  it('runs after the upload and sets the page count', async () => {
    const { documento, row, publish } = await publishReport('Boletín que se lee');
    await publish();
    const pages = async () =>
      (await test.anonymous.get(`/api/publico/institucional/boletines-informativos/${row.slug}`)).body.pdf.paginas;
    for (let left = 100; left > 0 && (await pages()) === null; left--)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await pages()).toBe(1);
    expect(documento.paginas).toBeNull();
  });
});
