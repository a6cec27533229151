import { entidadDeDemostracion } from '@coop/domain/entidad';
import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { correos } from '../../src/platform/database/schema/correos.js';
import { writing } from '../content/writing.js';
import { consulta, sendTo } from '../intake/samples.js';
import { aviso, enqueueMail } from '../mail/mails.js';
import { noticesHeard } from '../support/noticesHeard.js';
import { readPdf } from '../support/readPdf.js';
import { type TestApp } from '../support/startApp.js';
import { uploadPicture } from '../support/uploadPicture.js';
import { useTwoApps } from '../support/useApp.js';
import { illampu, politica, sajama } from './brands.js';

const SECTION = 'sitio/entidad';
const KANTUTA = /kantuta/i;

const { test, beside } = useTwoApps();

const { send, order, change, create, stored } = writing(test, SECTION, () => illampu);
const contactOf = async ({ anonymous }: TestApp) =>
  (await anonymous.get('/api/openapi.json').expect(200)).body.info.contact;
const feedOf = async ({ anonymous }: TestApp) =>
  (await anonymous.get('/novedades/rss.xml').buffer(true).expect(200)).text;
const enqueueAndRead = async (where: TestApp, clave: string) => {
  await enqueueMail(where, aviso(clave, { desde: new Date(Date.now() + 3_600_000) }));
  const [mail] = await where.database.select().from(correos).where(eq(correos.clave, clave));
  return mail;
};
const receiptBytes = async (where: TestApp): Promise<Buffer> => {
  const { body } = await sendTo(where)('consultas', consulta).expect(201);
  const { body: bytes } = await where.anonymous
    .get(`/api/publico/envios/${body.comprobante}/constancia`)
    .responseType('blob')
    .expect(200);
  return bytes;
};
const receiptText = async (where: TestApp) => readPdf(await receiptBytes(where));

describe('entity before its publication', () => {
  it('comes from the settings and ignores drafts', async () => {
    const draft = await create();
    expect(await contactOf(test)).toMatchObject({ name: entidadDeDemostracion.nombre });
    await test.anonymous.get(`/api/publico/${SECTION}/entidad`).expect(404);
    await test.as('administrador').delete(`/api/${SECTION}/${draft.id}`).set(test.seen(draft.id)).expect(200);
  });
});

describe('entity permissions', () => {
  it.each(['creditos', 'comercial', 'sistemas', 'finanzas', 'rrhh'] as const)('exclude %s', async (rol) => {
    await send({}, rol).expect(403);
    await test.as(rol).get(`/api/${SECTION}`).expect(403);
  });
});

describe('entity validation', () => {
  it.each([
    ['an invalid colour', { color: 'azul' }, { color: 'Escriba un color como #0b4f8a' }],
    ['a NIT with letters', { nit: '10203A' }, { nit: 'Escriba solo los dígitos del NIT' }],
    [
      'an accent colour without a main colour',
      { color: null, colorAcento: '#ffd24a' },
      { colorAcento: 'Elija antes el color principal' },
    ],
    [
      'an end date',
      { vigenteHasta: '2030-01-01' },
      { vigenteHasta: 'Rige desde que se publica hasta que se publica de nuevo: no lleva fechas' },
    ],
    [
      'an online bank on a relative address',
      { bancaEnLinea: '/ingreso' },
      { bancaEnLinea: 'Escriba la dirección completa, con https://' },
    ],
    [
      'a card-blocking telephone without hours',
      { bloqueoTelefono: '800-1' },
      { bloqueoHorario: 'Diga cuándo atiende el teléfono de bloqueo' },
    ],
  ])('rejects %s', async (_, values, errors) => {
    const { body } = await send(values).expect(422);
    expect(body.errors).toEqual(errors);
  });

  it('rejects colours with insufficient contrast and names the pairs', async () => {
    const { body } = await send({ color: '#f3b229' }).expect(422);
    expect(body.errors.color).toMatch(
      /^No se lee bien: enlaces sobre blanco \(1,\d\d a 1\); .*La norma AA pide 4,5 a 1/,
    );
    const dark = await send({ colorAcento: '#10243a' }).expect(422);
    expect(dark.body.errors.colorAcento).toMatch(/botones sobre el color de acento/);
  });
});

describe('published entity', () => {
  it('replaces the previous entity in feeds, e-mails and receipts of every process', async () => {
    const row = await create();
    await order(row, 'publicar').expect(200);
    const { body } = await test.anonymous.get(`/api/publico/${SECTION}/entidad`).expect(200);
    expect(body).toMatchObject({ nombre: illampu.nombre, supervision: 'Esta entidad es supervisada por ASFI.' });
    for (const where of [test, beside]) {
      await noticesHeard(where);
      const contact = await contactOf(where);
      expect(contact).toEqual({ name: illampu.nombre, email: illampu.correo });
      const feed = await feedOf(where);
      expect(feed).toContain(`Novedades de ${illampu.nombre}`);
      expect(feed).not.toMatch(KANTUTA);
      const mail = await enqueueAndRead(where, `aviso-${where.origin}`);
      expect(mail?.texto).toContain(`${illampu.nombre} · ${illampu.direccion} · ${illampu.telefonoGratuito}`);
      expect(JSON.stringify(mail)).not.toMatch(KANTUTA);
      const proof = await receiptText(where);
      expect(proof).toContain(illampu.nombre);
      expect(proof).toContain('Sorata, ');
      expect(proof).not.toMatch(KANTUTA);
    }
  });

  it('keeps the published values until an edit is published', async () => {
    const [row] = (await test.as('administrador').get(`/api/${SECTION}`).expect(200)).body;
    const edited = (await change(row, sajama).expect(200)).body;
    expect((await contactOf(beside)).name).toBe(illampu.nombre);
    await order(edited, 'publicar').expect(200);
    expect((await contactOf(test)).name).toBe(sajama.nombre);
    await noticesHeard(beside);
    expect((await contactOf(beside)).name).toBe(sajama.nombre);
  });

  it('shows its logo in e-mails, receipts and the public row and rejects a picture of another section', async () => {
    const logoClaro = await uploadPicture(test, SECTION, 'logoClaro');
    const [row] = (await test.as('administrador').get(`/api/${SECTION}`).expect(200)).body;
    const strange = await uploadPicture(test, 'novedades', 'imagen');
    await change(row, { logoClaro: strange }).expect(422);
    const edited = (await change(row, { logoClaro }).expect(200)).body;
    await order(edited, 'publicar').expect(200);
    const { body } = await test.anonymous.get(`/api/publico/${SECTION}/entidad`).expect(200);
    // Webmail loads the logo from another origin.
    await test.anonymous.get(body.logoClaro.url).expect(200).expect('Cross-Origin-Resource-Policy', 'cross-origin');
    await test
      .as('administrador')
      .get(`/api/archivos/${logoClaro}/contenido`)
      .expect('Cross-Origin-Resource-Policy', 'same-origin');
    await noticesHeard(beside);
    expect((await enqueueAndRead(beside, 'logo'))?.html).toContain(`${body.logoClaro.url}" alt="${sajama.nombre}"`);
    expect((await receiptBytes(test)).includes('/Subtype /Image')).toBe(true);
    // The other server has no file of the logo in its folder, so the receipt shows the name instead.
    expect(await receiptText(beside)).toContain(sajama.nombre);
  });

  it('records the accepted privacy policy version and keeps published versions immutable', async () => {
    const accepted = async () => {
      const { codigo } = (await sendTo(test)('consultas', consulta).expect(201)).body;
      const query = { filter: JSON.stringify({ q: codigo }) };
      const [row] = (await test.as('administrador').get('/api/contactanos/consultas').query(query).expect(200)).body;
      return row.politicaVersion;
    };
    const fila = async () => (await test.as('administrador').get(`/api/${SECTION}`).expect(200)).body[0];
    expect(await accepted()).toBe('2026-11');
    const written = (await change(await fila(), { politicas: [politica] }).expect(200)).body;
    expect(await accepted()).toBe('2026-11');
    await order(written, 'publicar').expect(200);
    expect(await accepted()).toBe('2027-01');
    const altered = (await change(await fila(), { politicas: [{ ...politica, texto: '<p>Otro.</p>' }] }).expect(200))
      .body;
    const { body } = await order(altered, 'publicar').expect(422);
    expect(body.errors.politicas).toMatch(/^La versión 2027-01 ya se publicó y alguien pudo aceptarla/);
    const next = { version: '2027-02', texto: '<p>Otro.</p>' };
    const consentimiento = 'Acepto que se traten mis datos.';
    const alone = (await change(await fila(), { politicas: [politica], consentimiento }).expect(200)).body;
    const refused = await order(alone, 'publicar').expect(422);
    expect(refused.body.errors).toEqual({ consentimiento: expect.stringContaining('agregue otra versión') });
    const added = (await change(await fila(), { politicas: [next, politica] }).expect(200)).body;
    expect(added.consentimiento).toBe(consentimiento);
    await order(added, 'publicar').expect(200);
    expect(await accepted()).toBe('2027-02');
    // The form was opened before the new version was published.
    const { body: late } = await sendTo(test)('consultas', { ...consulta, politica: '2027-01' }).expect(422);
    expect(late.errors).toEqual({ aceptaTratamiento: expect.stringContaining('cambió mientras usted escribía') });
    await sendTo(test)('consultas', { ...consulta, politica: '2027-02' }).expect(201);
    await change(await fila(), { politicas: [next, next, politica] }).expect(422);
  });

  it('is unique and cannot be archived', async () => {
    const { body } = await send().expect(422);
    expect(body.detail).toBe('Entidad: ya hay una. Edite la que hay.');
    const [row] = (await test.as('administrador').get(`/api/${SECTION}`).expect(200)).body;
    expect((await order(row, 'archivar').expect(422)).body.detail).toMatch(/no se archiva/);
    expect((await stored(row)).estado).toBe('publicado');
  });
});
