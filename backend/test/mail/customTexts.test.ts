import { mailsToPeople } from '@coop/domain/sections/textosDeCorreos/mailsToPeople';
import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { correos } from '../../src/platform/database/schema/correos.js';
import { consulta, sendTo } from '../intake/samples.js';
import { useApp } from '../support/useApp.js';
import { enqueueMail } from './mails.js';

const TEXTS = '/api/sitio/textos-de-correos';
const LIST = '{codigo}, {fecha}, {limite}, {entidad}';

// No server listens on this port: the e-mails stay in the outbox with their texts.
const test = useApp({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'no-responder@coop.example' });
let count = 0;

const createText = (values: object) => test.as('administrador').post(TEXTS).send(values);
const preview = (values: object) => test.as('administrador').post(`${TEXTS}/vista-previa`).send(values);
const mailOf = async (registro: string) => {
  const [mail] = await test.database.select().from(correos).where(eq(correos.registro, registro));
  return mail;
};
const sendQueryAndGetMail = async () => {
  await sendTo(test)('consultas', { ...consulta, mensaje: `¿Hasta qué hora atiende la agencia ${++count}?` }).expect(
    201,
  );
  const [row] = (
    await test.as('administrador').get('/api/contactanos/consultas').query({ sort: '["creadoEn","DESC"]' }).expect(200)
  ).body;
  return { mail: await mailOf(row.id), codigo: row.codigo as string };
};

describe('custom e-mail text', () => {
  it.each([
    [
      'an unknown placeholder',
      { texto: 'Hola {nombre}: {codigo}' },
      { texto: `Este correo no puede llevar {nombre}: use ${LIST}` },
    ],
    [
      'a placeholder of another e-mail',
      { texto: '{codigo} {plazo}' },
      { texto: `Este correo no puede llevar {plazo}: use ${LIST}` },
    ],
    [
      'a missing number',
      { texto: 'Gracias.' },
      { texto: 'Falta {codigo}, el número del caso: la persona debe recibirlo' },
    ],
    [
      'a placeholder outside the subject’s list',
      { asunto: '{limite}' },
      { asunto: 'El asunto no puede llevar {limite}: use {codigo}, {entidad}' },
    ],
    [
      'an unknown placeholder in double braces',
      { texto: '{{nombre}} {{codigo}}' },
      { texto: `Este correo no puede llevar {nombre}: use ${LIST}` },
    ],
  ])('rejects %s and lists the allowed ones', async (_, values, errors) => {
    expect((await createText({ correo: 'acuse_consulta', ...values }).expect(422)).body.errors).toEqual(errors);
    await preview({ correo: 'acuse_consulta', ...values }).expect(422);
  });

  it('requires the legal content of a complaint', async () => {
    const { body } = await createText({ correo: 'acuse_reclamo', texto: 'Registramos su reclamo {codigo}.' }).expect(
      422,
    );
    expect(body.errors.texto).toContain('Falta {plazo}');
    const answer = 'Sobre {codigo}:\n\n{respuesta}';
    expect((await createText({ correo: 'respuesta_reclamo', texto: answer }).expect(422)).body.errors.texto).toContain(
      'Falta {segundaInstancia}',
    );
    const mixed = 'Sobre {codigo}: {respuesta}\n\nPuede acudir a {segundaInstancia}.';
    expect((await createText({ correo: 'respuesta_reclamo', texto: mixed }).expect(422)).body.errors.texto).toContain(
      'en un párrafo solo suyo',
    );
  });

  it('is restricted to administrador', async () => {
    for (const rol of ['comercial', 'sistemas'] as const) {
      await test.as(rol).get(TEXTS).expect(403);
      await test.as(rol).post(TEXTS).send({ correo: 'acuse_opinion' }).expect(403);
      await test.as(rol).post(`${TEXTS}/vista-previa`).send({ correo: 'acuse_opinion' }).expect(403);
    }
    await test.anonymous.post(`${TEXTS}/vista-previa`).send({ correo: 'acuse_opinion' }).expect(401);
  });

  it('is used, escaped, until it is deleted', async () => {
    const before = await sendQueryAndGetMail();
    expect(before.mail?.texto).toContain('Recibimos su consulta');
    const texto =
      'Ya es nuestra la consulta {codigo} de <b>hoy</b>.\n\nResponderemos hasta el {limite}.\n\nGracias, {{entidad}}.';
    const { body: own } = await createText({ correo: 'acuse_consulta', asunto: 'Su consulta {codigo}', texto }).expect(
      201,
    );
    const { mail, codigo } = await sendQueryAndGetMail();
    expect(mail?.asunto).toBe(`Su consulta ${codigo}`);
    expect(mail?.texto).toContain(`Ya es nuestra la consulta ${codigo} de <b>hoy</b>.`);
    expect(mail?.html).toContain('de &lt;b&gt;hoy&lt;/b&gt;.');
    expect(mail?.texto).toContain('Gracias, Cooperativa Kantuta R.L..');
    expect(mail?.texto).toContain(`Número: ${codigo}`);
    expect(mail?.texto).not.toMatch(/[{}]|Recibimos su consulta/);
    await createText({ correo: 'acuse_consulta', texto: 'Otro {codigo}' }).expect(422);

    await test.as('administrador').delete(`${TEXTS}/${own.id}`).set(test.seen(own.id)).expect(200);
    expect((await sendQueryAndGetMail()).mail?.texto).toContain('Recibimos su consulta');
  });

  it('omits a paragraph without its value and quotes the response', async () => {
    const texto = 'Sobre {codigo}:\n\n{respuesta}\n\nSi no está de acuerdo: {segundaInstancia}.';
    await createText({ correo: 'respuesta_reclamo', texto }).expect(201);
    const datos = { tipo: 'Reclamo', codigo: 'REC-2026-000009', respuesta: 'Tiene {razón} & <punto>.', carta: true };
    for (const segundaInstancia of [true, false])
      await enqueueMail(test, {
        clave: `propia:${segundaInstancia}`,
        para: 'persona@correo.com',
        plantilla: 'respuesta',
        datos: { ...datos, segundaInstancia },
        seccion: 'contactanos/reclamos',
        registro: `propia-${segundaInstancia}`,
      });
    const mail = await mailOf('propia-true');
    expect(mail?.html).toContain('<blockquote>Tiene {razón} &amp; &lt;punto&gt;.</blockquote>');
    expect(mail?.texto).toContain('Si no está de acuerdo: Defensoría del Consumidor Financiero');
    expect(mail?.texto).toContain('Le adjuntamos la carta de respuesta.');
    expect((await mailOf('propia-false'))?.texto).not.toContain('Si no está de acuerdo');
  });
});

describe('preview of an e-mail text', () => {
  it.each(Object.keys(mailsToPeople))('for %s shows the default text where there is no custom text', async (correo) => {
    const { body } = await preview({ correo }).expect(200);
    expect(body.asunto).not.toBe('');
    expect(body.bloques.length).toBeGreaterThan(1);
    expect(JSON.stringify(body)).not.toMatch(/undefined|\{\w/);
  });

  it('shows the unsaved text', async () => {
    const texto = 'N° {codigo}.\n\n{plazo}.\n\nHasta el {limite}.';
    const { body } = await preview({ correo: 'acuse_reclamo', asunto: 'Reclamo {codigo}', texto }).expect(200);
    expect(body.asunto).toMatch(/^Reclamo REC-\d{4}-000123$/);
    expect(body.bloques[1].texto).toContain('En el plazo de cinco');
  });
});
