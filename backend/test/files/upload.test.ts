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
  // Creates the folder before any upload is refused.
  await upload('administrador', cover, jpg).expect(201);
});

const upload = (rol: Rol, notes: Record<string, string>, bytes: Buffer, name: string | object = 'a.jpg') =>
  test
    .as(rol)
    .post('/api/archivos')
    .field(notes)
    .attach('archivo', bytes, name as string);

async function keepsNothing(act: () => Promise<unknown>) {
  const before = await storedFiles(test);
  await act();
  expect(await storedFiles(test)).toEqual(before);
}

describe('POST /api/archivos', () => {
  it('takes an image for a field, and tells its sizes', async () => {
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

  it('keeps the bytes once, with three smaller versions', async () => {
    const before = await storedFiles(test);
    await upload('administrador', { ...cover, campo: 'galeria.imagen' }, jpg).expect(201);
    expect(await storedFiles(test)).toEqual({ rows: before.rows + 1, files: before.files + 4 });
  });

  it('takes a PDF without alternative text', async () => {
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
  ])('names the download after what was sent, harmlessly: %j', async (filename, name) => {
    const { body } = await upload('administrador', cover, jpg, { filename, contentType: 'text/html' }).expect(201);
    expect(body.nombre).toBe(name);
  });

  it('goes by the content, whatever type is declared', async () => {
    await upload('administrador', cover, jpg, { filename: 'x.html', contentType: 'text/html' }).expect(201);
    await upload('administrador', cover, Buffer.from('<html></html>'), {
      filename: 'x.png',
      contentType: 'image/png',
    }).expect(422);
  });
});

describe('POST /api/archivos keeps nothing of', () => {
  it.each<[string, string, () => Buffer, string]>([
    [
      'HTML under another name',
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
    ['a document where an image belongs', 'a.jpg', () => makePdf(), 'Solo se aceptan archivos JPG, PNG o WebP.'],
    ['an image cut off in the middle', 'a.jpg', () => jpg.subarray(0, 700), 'La imagen está incompleta o dañada.'],
    ['an empty file', 'a.jpg', () => Buffer.alloc(0), 'El archivo está vacío.'],
    ['one byte too many', 'a.jpg', () => Buffer.alloc(5 * 1024 * 1024 + 1), 'El archivo supera 5 MB.'],
    ['more than any field takes', 'a.jpg', () => Buffer.alloc(45 * 1024 * 1024), 'El archivo supera 40 MB.'],
  ])('%s', async (_, name, bytes, message) => {
    await keepsNothing(async () => {
      const { body } = await upload('administrador', cover, bytes(), name).expect(422);
      expect(body).toMatchObject({ codigo: 'archivo_invalido', detail: message, errors: { archivo: message } });
    });
  });

  it('a PDF that runs something', async () => {
    const pdf = makePdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' });
    await keepsNothing(() => upload('administrador', { seccion: 'comunicados', campo: 'pdf' }, pdf).expect(422));
  });

  it.each([
    ['no alternative text', { ...cover, alternativo: ' ' }, 'alternativo'],
    ['a field that holds no file', { ...cover, campo: 'titulo' }, 'campo'],
    ['a field that does not exist', { ...cover, campo: '__proto__' }, 'campo'],
    ['a section that does not exist', { ...cover, seccion: 'constructor' }, 'seccion'],
    ['an unknown note', { ...cover, privado: 'false' }, 'privado'],
  ])('an upload with %s', async (_, notes, field) => {
    await keepsNothing(async () => {
      const { body } = await upload('administrador', notes, jpg).expect(422);
      expect(Object.keys(body.errors)).toEqual([field]);
    });
  });

  it('a form without a file, or with two, or in no multipart', async () => {
    await keepsNothing(async () => {
      const post = () => test.as('administrador').post('/api/archivos');
      await post().field(cover).expect(422);
      await post().field(cover).attach('archivo', jpg, 'a.jpg').attach('archivo', jpg, 'b.jpg').expect(400);
      await post().send(cover).expect(422);
    });
  });

  it('a role that may not write the section, although it may write others', async () => {
    await keepsNothing(async () => {
      const { body } = await upload('rrhh', cover, jpg).expect(403);
      expect(body).toMatchObject({ codigo: 'sin_permiso', roles: ['Administrador'] });
    });
    await upload(
      'rrhh',
      { ...cover, seccion: 'institucional/responsabilidad-social-empresarial', campo: 'imagenPortada' },
      jpg,
    ).expect(201);
  });

  it('a visitor', async () => {
    await keepsNothing(() =>
      test.anonymous.post('/api/archivos').field(cover).attach('archivo', jpg, 'a.jpg').expect(401),
    );
  });

  it('a sender who leaves in the middle', async () => {
    await keepsNothing(() => leaveInTheMiddle(test, jpg));
  });
});

describe('a storage that refuses', () => {
  const folder = () => path.join(test.app.get<Config>(CONFIG, { strict: false }).DATA_DIR, 'archivos');

  it('is away for now, for what is brought, and takes it again once it is mended', async () => {
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

/** Declares a whole form, sends half of it and closes the connection. */
async function leaveInTheMiddle({ origin, tokens }: TestApp, bytes: Buffer) {
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

describe('where the disk has little left', () => {
  const sendFile = (own: TestApp) =>
    own.as('administrador').post('/api/archivos').field(cover).attach('archivo', jpg, 'a.jpg');

  it('takes what staff bring while half of the reserve is there', async () => {
    const own = await startApp({ DISK_RESERVE_MB: reserveBeyond(0.7) });
    await sendFile(own).expect(201);
    await own.close();
  });

  it('takes nothing of theirs below it, and says whom to tell', async () => {
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
