import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { firstEntidad } from '../../src/platform/config/firstEntidad.js';
import { EntidadInForce } from '../../src/platform/entidad.js';
import { writing } from '../content/writing.js';
import { consulta, reclamo, sendTo } from '../intake/samples.js';
import { aviso, enqueueMail, linesOf, passTime } from '../mail/mails.js';
import { describedEntidad } from '../support/describedEntidad.js';
import { startApp } from '../support/startApp.js';
import { until } from '../support/until.js';
import { useApp } from '../support/useApp.js';
import { sajama } from './brands.js';

const UNPUBLISHED = /La entidad todavía no se publicó/;

const test = useApp({}, undefined, undefined, true);
let draft: Awaited<ReturnType<typeof create>>;

const { create, order } = writing(test, 'sitio/entidad', () => sajama);
const atCounter = { ...reclamo(), canal: 'agencia', presentadoEn: undefined };
const textOf = async (address: string) => (await test.anonymous.get(address).buffer(true).expect(200)).text;

describe('installation without a published entity', () => {
  it('has a neutral name outside demo mode', async () => {
    const { current } = test.app.get(EntidadInForce, { strict: false });
    expect(current).toMatchObject({ nombre: 'Su cooperativa', enPreparacion: true, demostracion: false });
    expect(JSON.stringify(current)).not.toMatch(/kantuta|800-10/i);
  });

  it('disallows indexing and has no feed', async () => {
    expect(await textOf('/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(await textOf('/sitemap.xml')).not.toContain('<loc>');
    await test.anonymous.get('/novedades/rss.xml').expect(503);
  });

  it('returns 503 with the reason for new submissions and complaints', async () => {
    const { body } = await sendTo(test)('consultas', consulta).expect(503);
    expect(body).toMatchObject({ codigo: 'no_disponible', detail: expect.stringMatching(UNPUBLISHED) });
    const { body: refused } = await test.as('comercial').post('/api/contactanos/reclamos').send(atCounter).expect(503);
    expect(refused.detail).toMatch(UNPUBLISHED);
  });

  it('returns 503 for a contact verification', async () => {
    await test.anonymous.post('/api/publico/es-nuestro').send({ dato: '800-10-0000' }).expect(503);
  });

  it('holds e-mails about cases and sends e-mails to staff', async () => {
    await enqueueMail(test, aviso('caso-en-preparacion'));
    await enqueueMail(test, aviso('personal-en-preparacion', { seccion: 'usuarios' }));
    await until(async () => (await linesOf(test, 'personal-en-preparacion'))[0]?.estado === 'enviado');
    const [waiting] = await linesOf(test, 'caso-en-preparacion');
    expect(waiting).toMatchObject({ estado: 'pendiente', ultimoError: expect.stringMatching(UNPUBLISHED) });
  });

  it('names the draft entity in e-mails to staff only', async () => {
    draft = await create();
    const email = `${randomUUID()}@sajama.example`;
    await test.as('administrador').post('/api/usuarios').send({ email, nombre: 'Ana', rol: 'comercial' }).expect(201);
    const mails = await test
      .as('administrador')
      .get('/api/sitio/correos')
      .query({ filter: JSON.stringify({ para: email }) });
    expect(mails.body).toEqual([
      expect.objectContaining({ asunto: `Le abrieron una cuenta en el panel de ${sajama.nombreCorto}` }),
    ]);
    expect(test.app.get(EntidadInForce, { strict: false }).current.nombre).toBe('Su cooperativa');
  });
});

describe('installation after its entity is published', () => {
  beforeAll(async () => {
    await order(draft, 'publicar').expect(200);
  });

  it('allows indexing and accepts submissions', async () => {
    expect(await textOf('/robots.txt')).toContain('/sitemap.xml');
    expect(await textOf('/sitemap.xml')).toContain('<loc>');
    expect(await textOf('/novedades/rss.xml')).toContain(sajama.nombre);
    await sendTo(test)('consultas', consulta).expect(201);
    await test.as('comercial').post('/api/contactanos/reclamos').send(atCounter).expect(201);
    await test.anonymous.post('/api/publico/es-nuestro').send({ dato: '800-10-0000' }).expect(200);
  });

  it('sends the held e-mails', async () => {
    await passTime(test);
    await until(async () => (await linesOf(test, 'caso-en-preparacion'))[0]?.estado === 'enviado');
  });
});

describe('demo mode', () => {
  it('depends on NODE_ENV', () => {
    expect(firstEntidad({ NODE_ENV: 'development' }).demostracion).toBe(true);
    expect(firstEntidad({ NODE_ENV: 'production' }).demostracion).toBe(false);
  });

  it('ignores the settings file', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'entidad-'));
    const file = path.join(folder, 'entidad.json');
    writeFileSync(file, JSON.stringify({ ...describedEntidad, demostracion: true }));
    const real = await startApp({ ENTIDAD_ARCHIVO: file }, undefined, undefined, true);
    try {
      expect(real.app.get(EntidadInForce, { strict: false }).current.demostracion).toBe(false);
    } finally {
      await real.close();
      rmSync(folder, { recursive: true });
    }
  });
});
