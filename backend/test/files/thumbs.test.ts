import { setTimeout } from 'node:timers/promises';
import type { LibraryFile } from '@coop/domain/answers';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { FilesRepository } from '../../src/resource/files/files.repository.js';
import { ThumbLinks } from '../../src/resource/files/thumb-links.js';
import { useApp } from '../support/useApp.js';
import { makePdf } from './makePdf.js';
import { photo } from './photo.js';

const test = useApp();

const administrador = () => test.as('administrador');

async function uploadFile(seccion: string, campo: string, bytes: Buffer, nombre: string): Promise<string> {
  const sent = administrador()
    .post('/api/archivos')
    .field({ seccion, campo, ...(nombre.endsWith('.jpg') && { alternativo: 'Una foto' }) });
  return (await sent.attach('archivo', bytes, nombre).expect(201)).body.id;
}
const newPhoto = async () => uploadFile('novedades', 'imagen', await photo(), 'foto.jpg');
const newReport = () => uploadFile('institucional/boletines-informativos', 'pdf', makePdf({ page: '' }), 'informe.pdf');

async function listFiles(filter: object, rol: 'administrador' | 'rrhh' = 'administrador'): Promise<LibraryFile[]> {
  const body = await test.find('/api/archivos', filter, rol);
  return body;
}

/** Waits for the file's thumbnail, which is rendered shortly after the upload. */
async function waitForThumbnail(id: string): Promise<LibraryFile | undefined> {
  for (let left = 200; left > 0; left--) {
    const [file] = await listFiles({ id });
    if (file?.miniatura) return file;
    await setTimeout(50);
  }
  return undefined;
}

describe('thumbnail of an unpublished file', () => {
  it('opens with a signed URL without a session', async () => {
    const [file] = await listFiles({ id: await newPhoto() });
    const { headers, body } = await test.anonymous.get(String(file?.miniatura)).buffer(true).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringMatching(/^private,/),
    });
    expect((await sharp(body).metadata()).width).toBe(320);
  });

  it('rejects a signature of another file or date, and an invalid one', async () => {
    const [one, other] = [await newPhoto(), await newPhoto()];
    const [file] = await listFiles({ id: one });
    const address = new URL(String(file?.miniatura), test.origin);
    const request = (id: string, change: Record<string, string> = {}) => {
      const query = new URLSearchParams({ ...Object.fromEntries(address.searchParams), ...change });
      return test.anonymous.get(`/api/archivos/${id}/miniatura?${query}`);
    };
    await request(one).expect(200);
    await request(other).expect(404);
    await request(one, { hasta: String(Number(address.searchParams.get('hasta')) + 1) }).expect(404);
    await request(one, { firma: 'f'.repeat(64) }).expect(404);
    await request(one, { firma: 'corta' }).expect(400);
    await test.anonymous.get(`/api/archivos/${one}/miniatura`).expect(400);

    const stored = await test.app.get(FilesRepository, { strict: false }).find(one);
    const links = test.app.get(ThumbLinks, { strict: false });
    const params = Object.fromEntries(address.searchParams) as { hasta: string; firma: string };
    expect(stored && links.opens(stored, { ...params, hasta: Number(params.hasta) })).toBe(true);
  });

  it('is hidden from roles that can’t read the section', async () => {
    const id = await newPhoto();
    expect(await listFiles({ id })).toHaveLength(1);
    expect(await listFiles({ id }, 'rrhh')).toEqual([]);
  });
});

describe('thumbnail of a document', () => {
  it('is rendered after the upload, for staff and, once published, for visitors', async () => {
    const pdf = await newReport();
    const file = await waitForThumbnail(pdf);
    expect(file?.variantes.miniatura).toMatchObject({ ancho: 320, alto: 213 });
    const { body } = await test.anonymous.get(String(file?.miniatura)).buffer(true).expect(200);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 });

    const cover = `/archivos/${pdf}/tarjeta/informe.pdf`;
    await test.anonymous.get(cover).expect(404);
    const draft = { titulo: 'Boletín con tapa', numero: 901, gestion: 2025, periodicidad: 'mensual', pdf };
    const boletines = '/api/institucional/boletines-informativos';
    const row = (
      await administrador()
        .post(boletines)
        .send({ ...draft, fechaEdicion: '2025-06-30' })
        .expect(201)
    ).body;
    await administrador().post(`${boletines}/${row.id}/publicar`).send({ version: row.version }).expect(200);
    const { headers } = await test.anonymous.get(cover).expect(200);
    expect(headers['content-type']).toBe('image/webp');
  });

  it('affects nothing else when it can’t be rendered', async () => {
    const sliver = makePdf({ page: '/CropBox [0 0 300 0.001]' });
    const odd = await uploadFile('institucional/boletines-informativos', 'pdf', sliver, 'rara.pdf');
    expect(await waitForThumbnail(await newReport())).toBeDefined();
    expect(await listFiles({ id: odd })).toMatchObject([{ miniatura: null, variantes: {} }]);
    await administrador().get(`/api/archivos/${odd}/contenido`).expect(200);
  });
});

describe('labels of files', () => {
  const put = (id: string, etiquetas: unknown) =>
    administrador().put(`/api/archivos/${id}`).set(test.seen(id)).send({ etiquetas });

  it('are normalized and filter the list', async () => {
    const id = await newPhoto();
    expect((await put(id, ['Navidad', 'navidad', 'agencias']).expect(200)).body.etiquetas).toEqual([
      'navidad',
      'agencias',
    ]);
    expect(await listFiles({ etiqueta: 'navidad' })).toMatchObject([{ id }]);
    expect(await listFiles({ etiqueta: 'navid' })).toEqual([]);
    const unstorable = JSON.stringify({ etiqueta: '\u0000' });
    await administrador().get('/api/archivos').query({ filter: unstorable }).expect(400);
    const { body } = await administrador().get('/api/archivos/etiquetas/todas').expect(200);
    expect(body).toEqual(['agencias', 'navidad']);
    // No file that rrhh can read has labels.
    expect((await test.as('rrhh').get('/api/archivos/etiquetas/todas').expect(200)).body).toEqual([]);
    await test.anonymous.get('/api/archivos/etiquetas/todas').expect(401);
  });

  it.each([['navidad', [7], Array.from({ length: 11 }, (_, at) => `n${at}`), ['x'.repeat(31)]]])(
    'reject invalid values: %j',
    async (...refused) => {
      const id = await newPhoto();
      for (const etiquetas of refused) await put(id, etiquetas).expect(422);
      await put(id, ['una']).expect(200);
    },
  );
});
