import { appendFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import type { Rol } from '@coop/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { CONFIG } from '../../src/platform/config/config.js';
import type { Config } from '../../src/platform/config/settings.js';
import { archivos } from '../../src/platform/database/schema/files.js';
import { archivosPublicados, publicado } from '../../src/platform/database/schema/publicado.js';
import { contentOf } from '../../src/resource/files/fileOf.js';
import { FilesRepository } from '../../src/resource/files/files.repository.js';
import { FilesService } from '../../src/resource/files/files.service.js';
import { fileKey, pathOfKey } from '../../src/resource/files/storage/file-storage.js';
import { useApp } from '../support/useApp.js';
import { makePdf } from './makePdf.js';
import { photo } from './photo.js';
import { storedFiles } from './storedFiles.js';

const test = useApp();
let files: FilesService;
beforeAll(async () => {
  files = test.app.get(FilesService, { strict: false });
});

const bytesOf = async (rol: Rol, address: string) => {
  const { body } = await test.as(rol).get(address).buffer(true).expect(200);
  return body as Buffer;
};
const newImage = async () =>
  files.store({
    content: contentOf(await photo()),
    nombre: 'a.jpg',
    alternativo: 'Una foto',
    seccion: 'novedades',
    campo: 'imagen',
    subidoPor: null,
  });
const attachment = () =>
  files.store({
    content: contentOf(makePdf()),
    nombre: 'Prueba.pdf',
    seccion: 'contactanos/reclamos',
    campo: 'adjuntos.archivo',
    subidoPor: null,
  });

describe('file of a section before its publication', () => {
  it('is available to readers of the section', async () => {
    const { id } = await newImage();
    const { body } = await test.as('administrador').get(`/api/archivos/${id}`).expect(200);
    expect(body).toMatchObject({ id, ancho: 900 });
    expect((await sharp(await bytesOf('administrador', body.url)).metadata()).width).toBe(900);
    expect((await sharp(await bytesOf('administrador', body.variantes.miniatura.url)).metadata()).width).toBe(320);
  });

  it('aborts the response when the stored size differs', async () => {
    const { id, clave } = await newImage();
    const { DATA_DIR } = test.app.get<Config>(CONFIG, { strict: false });
    const file = path.join(DATA_DIR, 'archivos', pathOfKey(fileKey(clave)));
    const read = () => test.as('administrador').get(`/api/archivos/${id}/contenido`).buffer(true);
    await read().expect(200);
    appendFileSync(file, 'más');
    await expect(read()).rejects.toThrow(/aborted|hang up/);
    truncateSync(file, 10);
    await expect(read()).rejects.toThrow(/aborted|hang up/);
  });

  it('returns 404 to other roles, as if it did not exist', async () => {
    const { id } = await newImage();
    const unknown = await test.as('rrhh').get('/api/archivos/0192f0c1-2345-7abc-8def-0123456789ab').expect(404);
    const forbidden = await test.as('rrhh').get(`/api/archivos/${id}`).expect(404);
    expect(forbidden.text).toBe(unknown.text);
    await test.as('rrhh').get(`/api/archivos/${id}/contenido`).expect(404);
    await test.anonymous.get(`/api/archivos/${id}`).expect(401);
    await test.anonymous.get(`/api/archivos/${id}/contenido`).expect(401);
  });

  it('is not cached, and downloads as a sandboxed attachment', async () => {
    const { id } = await newImage();
    const { headers } = await test.as('administrador').get(`/api/archivos/${id}/contenido`).expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/webp',
      'content-disposition': 'attachment; filename=a.webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none';.*sandbox/),
    });
  });

  it.each([
    'variante=x',
    'width=99999',
    'variante=ancho&width=9',
    'variante=ancho&variante=tarjeta',
    'variante=constructor',
  ])('rejects other sizes: ?%s', async (query) => {
    const { id } = await newImage();
    await test.as('administrador').get(`/api/archivos/${id}/contenido?${query}`).expect(400);
  });

  it.each(['x', '..%2f..%2fx', '%252e%252e%252fx', '%00', 'constructor'])('returns 404 for the id %s', async (id) => {
    await test.as('administrador').get(`/api/archivos/${id}`).expect(404);
    await test.as('administrador').get(`/api/archivos/${id}/contenido`).expect(404);
  });
});

describe('attachment of a complaint', () => {
  it('is available to staff who handle complaints', async () => {
    const { id } = await attachment();
    expect((await bytesOf('comercial', `/api/archivos/${id}/contenido`)).equals(makePdf())).toBe(true);
  });

  it('is hidden from other roles and visitors', async () => {
    const { id } = await attachment();
    await test.as('creditos').get(`/api/archivos/${id}/contenido`).expect(404);
    await test.as('finanzas').get(`/api/archivos/${id}`).expect(404);
    await test.anonymous.get(`/archivos/${id}/original/prueba.pdf`).expect(404);
    expect((await files.describe([id])).size).toBe(0);
  });

  it('stays private even if a published row references it', async () => {
    const [open, secret] = [await newImage(), await attachment()];
    const database = test.database;
    const now = new Date().toISOString();
    const line = { id: open.id, seccion: 'novedades', slug: 'x', publicadoEn: now, actualizadoEn: now };
    await database.insert(publicado).values(line);
    await database.execute(sql`insert into publicado_novedades (id, slug) values (${open.id}, 'x')`);
    await database
      .insert(archivosPublicados)
      .values([open, secret].map(({ id }) => ({ archivo: id, publicado: open.id })));
    await test.anonymous.get(`/archivos/${open.id}/original/a.webp`).expect(200);
    await test.anonymous.get(`/archivos/${secret.id}/original/prueba.pdf`).expect(404);
  });
});

describe('FilesService', () => {
  it('reports files that were not uploaded for a field', async () => {
    const [image, other] = [await newImage(), await attachment()];
    const misplaced = await files.findMisplaced('novedades', [
      { campo: 'imagen', id: image.id },
      { campo: 'galeria.imagen', id: image.id },
      { campo: 'imagen', id: other.id },
    ]);
    expect(misplaced).toEqual([
      { campo: 'galeria.imagen', id: image.id },
      { campo: 'imagen', id: other.id },
    ]);
  });

  it('stores extracted text only for the current version of a file', async () => {
    const repository = test.app.get(FilesRepository, { strict: false });
    const { id, clave } = await attachment();
    const read = async () => {
      const columns = { paginas: archivos.paginas, texto: archivos.texto };
      const [found] = await test.database.select(columns).from(archivos).where(eq(archivos.id, id));
      return found;
    };
    expect(await repository.storeText({ id, clave: uuidv7() }, { paginas: 9, texto: 'otro' })).toBe(false);
    expect(await read()).toEqual({ paginas: null, texto: null });
    expect(await repository.storeText({ id, clave }, { paginas: 1, texto: 'este' })).toBe(true);
    expect(await read()).toEqual({ paginas: 1, texto: 'este' });
  });

  it('omits the extracted text when it reads files', async () => {
    const repository = test.app.get(FilesRepository, { strict: false });
    const { id } = await attachment();
    const found = [await repository.find(id), ...(await repository.findMany([id]))];
    expect(found).toHaveLength(2);
    for (const file of found) expect(file).not.toHaveProperty('texto');
  });

  it('lets one process claim a document, and releases it after a failure', async () => {
    const repository = test.app.get(FilesRepository, { strict: false });
    const document = await attachment();
    expect(await Promise.all([repository.claimText(document), repository.claimText(document)])).toEqual(
      expect.arrayContaining([true, false]),
    );
    await repository.storeText(document, { paginas: null, texto: null });
    expect(await repository.claimText({ ...document, clave: uuidv7() })).toBe(false);
    expect(await repository.claimText(document)).toBe(true);
  });

  it('processes staff uploads while visitor uploads stall', async () => {
    const leaving = new AbortController();
    const bytes = new Promise<Buffer>((_, reject) => {
      leaving.signal.addEventListener('abort', () => reject(new Error('gone')));
    });
    const slow = { size: 10, read: () => bytes, signal: undefined };
    const place = { nombre: 'a.pdf', seccion: 'contactanos/reclamos', campo: 'adjuntos.archivo', subidoPor: null };
    const waiting = Array.from({ length: 4 }, () => files.store({ ...place, content: slow }).catch(() => undefined));
    try {
      await test
        .as('administrador')
        .post('/api/archivos')
        .field({ seccion: 'novedades', campo: 'imagen', alternativo: 'Una foto' })
        .attach('archivo', await photo(), 'a.jpg')
        .expect(201);
    } finally {
      leaving.abort();
      await Promise.all(waiting);
    }
  });

  it('deletes a file with its smaller versions', async () => {
    const before = await storedFiles(test);
    const { id } = await newImage();
    await files.discard([id]);
    expect(await storedFiles(test)).toEqual(before);
    await test.as('administrador').get(`/api/archivos/${id}`).expect(404);
  });
});
