import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import type { Rol } from '@coop/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { CONFIG } from '../../src/platform/config/config.js';
import type { Config } from '../../src/platform/config/settings.js';
import { archivos } from '../../src/platform/database/schema/files.js';
import { reserveBeyond } from '../support/reserveBeyond.js';
import { startApp, type TestApp } from '../support/startApp.js';
import { useApp } from '../support/useApp.js';
import { makePdf } from './makePdf.js';
import { photo } from './photo.js';
import { storedFiles } from './storedFiles.js';

const cover = { seccion: 'novedades', campo: 'imagen', alternativo: 'Fachada de la agencia' };

const test = useApp();
let jpg: Buffer;
beforeAll(async () => {
  jpg = await photo();
  // Creates the folder before any upload is rejected.
  await upload('administrador', cover, jpg).expect(201);
});

const upload = (rol: Rol, notes: Record<string, string>, bytes: Buffer, name: string | object = 'a.jpg') =>
  test
    .as(rol)
    .post('/api/archivos')
    .field(notes)
    .attach('archivo', bytes, name as string);

async function expectNothingStored(act: () => Promise<unknown>) {
  const before = await storedFiles(test);
  await act();
  expect(await storedFiles(test)).toEqual(before);
}

describe('POST /api/archivos', () => {
  it('accepts an image for a field and returns its sizes', async () => {
    const { body } = await upload('administrador', cover, jpg, 'Foto Año 2026.JPG').expect(201);
    const url = `/api/archivos/${body.id}/contenido`;
    expect(body).toEqual({
      id: expect.any(String),
      url,
      foco: null,
      etiquetas: [],
      paginas: null,
      nombre: 'foto-ano-2026.webp',
      mime: 'image/webp',
      tamano: expect.any(Number),
      alternativo: 'Fachada de la agencia',
      ancho: 900,
      alto: 600,
      variantes: {
        miniatura: { url: `${url}?variante=miniatura`, ancho: 320, alto: 213 },
        tarjeta: { url: `${url}?variante=tarjeta`, ancho: 640, alto: 427 },
        ancho: { url: `${url}?variante=ancho`, ancho: 900, alto: 600 },
      },
      creadoEn: expect.any(String),
      direccion: `/archivos/${body.id}/original/foto-ano-2026.webp`,
      nombreOriginal: 'Foto Año 2026.JPG',
      seccion: 'novedades',
      campo: 'imagen',
      reemplazable: true,
      subidoPor: expect.any(String),
      version: 1,
    });
  });

  it('stores the original and three smaller versions', async () => {
    const before = await storedFiles(test);
    await upload('administrador', { ...cover, campo: 'galeria.imagen' }, jpg).expect(201);
    expect(await storedFiles(test)).toEqual({ rows: before.rows + 1, files: before.files + 4 });
  });

  it('accepts a PDF without alternative text', async () => {
    const { body } = await upload(
      'finanzas',
      { seccion: 'institucional/coeficiente-adecuacion-patrimonial', campo: 'pdf' },
      makePdf(),
    ).expect(201);
    expect(body).toMatchObject({ mime: 'application/pdf', nombre: 'a.pdf', variantes: {} });
  });

  it.each([
    ['../../etc/passwd', 'passwd.webp'],
    ['..\\..\\x', 'x.webp'],
    ['a.php%00.jpg', 'a-php-00.webp'],
    ['a.pdf.exe', 'a-pdf.webp'],
    ['😀.jpg', 'archivo.webp'],
    ['ñandú.HTML', 'nandu.webp'],
  ])('sanitizes the file name %j', async (filename, name) => {
    const { body } = await upload('administrador', cover, jpg, { filename, contentType: 'text/html' }).expect(201);
    expect(body.nombre).toBe(name);
  });

  it('detects the type by content and ignores the declared one', async () => {
    await upload('administrador', cover, jpg, { filename: 'x.html', contentType: 'text/html' }).expect(201);
    await upload('administrador', cover, Buffer.from('<html></html>'), {
      filename: 'x.png',
      contentType: 'image/png',
    }).expect(422);
  });
});

describe('POST /api/archivos rejects and stores nothing of', () => {
  it.each<[string, string, () => Buffer, string]>([
    [
      'HTML with an image extension',
      'a.jpg',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'Solo se aceptan archivos JPG, PNG o WebP.',
    ],
    [
      'SVG',
      'a.svg',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'Solo se aceptan archivos JPG, PNG o WebP.',
    ],
    [
      'GIF',
      'a.gif',
      () => Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'),
      'Solo se aceptan archivos JPG, PNG o WebP.',
    ],
    ['a PDF for an image field', 'a.jpg', () => makePdf(), 'Solo se aceptan archivos JPG, PNG o WebP.'],
    ['a truncated image', 'a.jpg', () => jpg.subarray(0, 700), 'La imagen está incompleta o dañada.'],
    ['an empty file', 'a.jpg', () => Buffer.alloc(0), 'El archivo está vacío.'],
    [
      'a file one byte over the field limit',
      'a.jpg',
      () => Buffer.alloc(5 * 1024 * 1024 + 1),
      'El archivo supera 5 MB.',
    ],
    ['a file over the global limit', 'a.jpg', () => Buffer.alloc(45 * 1024 * 1024), 'El archivo supera 40 MB.'],
  ])('%s', async (_, name, bytes, message) => {
    await expectNothingStored(async () => {
      const { body } = await upload('administrador', cover, bytes(), name).expect(422);
      expect(body).toMatchObject({ codigo: 'archivo_invalido', detail: message, errors: { archivo: message } });
    });
  });

  it('a PDF with JavaScript', async () => {
    const pdf = makePdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' });
    await expectNothingStored(() => upload('administrador', { seccion: 'comunicados', campo: 'pdf' }, pdf).expect(422));
  });

  it.each([
    ['no alternative text', { ...cover, alternativo: ' ' }, 'alternativo'],
    ['a field without files', { ...cover, campo: 'titulo' }, 'campo'],
    ['an unknown field', { ...cover, campo: '__proto__' }, 'campo'],
    ['an unknown section', { ...cover, seccion: 'constructor' }, 'seccion'],
    ['an unknown form field', { ...cover, privado: 'false' }, 'privado'],
  ])('an upload with %s', async (_, notes, field) => {
    await expectNothingStored(async () => {
      const { body } = await upload('administrador', notes, jpg).expect(422);
      expect(Object.keys(body.errors)).toEqual([field]);
    });
  });

  it('a form without a file, with two files, or not multipart', async () => {
    await expectNothingStored(async () => {
      const post = () => test.as('administrador').post('/api/archivos');
      await post().field(cover).expect(422);
      await post().field(cover).attach('archivo', jpg, 'a.jpg').attach('archivo', jpg, 'b.jpg').expect(400);
      await post().send(cover).expect(422);
    });
  });

  it('an upload of a role without write access to the section', async () => {
    await expectNothingStored(async () => {
      const { body } = await upload('rrhh', cover, jpg).expect(403);
      expect(body).toMatchObject({ codigo: 'sin_permiso', roles: ['Administrador'] });
    });
    await upload(
      'rrhh',
      { ...cover, seccion: 'institucional/responsabilidad-social-empresarial', campo: 'imagenPortada' },
      jpg,
    ).expect(201);
  });

  it('an anonymous upload', async () => {
    await expectNothingStored(() =>
      test.anonymous.post('/api/archivos').field(cover).attach('archivo', jpg, 'a.jpg').expect(401),
    );
  });

  it('an upload interrupted by the client', async () => {
    await expectNothingStored(() => disconnectMidway(test, jpg));
  });
});

describe('storage failure', () => {
  const folder = () => path.join(test.app.get<Config>(CONFIG, { strict: false }).DATA_DIR, 'archivos');

  it('returns 503 with Retry-After until the storage recovers', async () => {
    renameSync(folder(), `${folder()}.aparte`);
    writeFileSync(folder(), 'a file where the folder should be');
    const { body, headers } = await upload('administrador', cover, jpg).expect(503);
    expect(body.codigo).toBe('no_disponible');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    rmSync(folder());
    renameSync(`${folder()}.aparte`, folder());
    await upload('administrador', cover, jpg).expect(201);
  });
});

/** Declares a complete form, sends half of it and closes the connection. */
async function disconnectMidway({ origin, tokens }: TestApp, bytes: Buffer) {
  const notes = Object.entries(cover).map(
    ([name, value]) => `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = [
    'POST /api/archivos HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${tokens.administrador}`,
    'Content-Type: multipart/form-data; boundary=B',
    'Content-Length: 50000',
  ];
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(`${head.join('\r\n')}\r\n\r\n${notes.join('')}`);
  socket.write('--B\r\nContent-Disposition: form-data; name="archivo"; filename="a.jpg"\r\n\r\n');
  socket.write(bytes);
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 200));
}

describe('low disk space', () => {
  const sendFile = (own: TestApp) =>
    own.as('administrador').post('/api/archivos').field(cover).attach('archivo', jpg, 'a.jpg');

  it('allows staff uploads above half of the reserve', async () => {
    const own = await startApp({ DISK_RESERVE_MB: reserveBeyond(0.7) });
    await sendFile(own).expect(201);
    await own.close();
  });

  it('rejects staff uploads below half of the reserve with 503', async () => {
    const own = await startApp({ DISK_RESERVE_MB: reserveBeyond(0.3) });
    const { body } = await sendFile(own).expect(503);
    expect(body).toMatchObject({
      codigo: 'no_disponible',
      detail: expect.stringContaining('avise a quien lo administra'),
    });
    expect(await own.database.$count(archivos)).toBe(0);
    // Rows without files are still accepted.
    const holiday = { fecha: '2031-03-03', nombre: 'Feriado de prueba', ambito: 'nacional', tipo: 'feriado' };
    await own.as('administrador').post('/api/sitio/feriados').send(holiday).expect(201);
    await own.close();
  });
});
