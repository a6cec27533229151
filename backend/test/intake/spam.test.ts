import { describe, expect, it } from '@jest/globals';
import { FillingKeys } from '../../src/cases/intake/spam-filter.js';
import { useApp } from '../support/useApp.js';
import { consulta, reclamo, sendTo } from './samples.js';
import { solve } from './solve.js';

const test = useApp({ TRUSTED_PROXIES: '1' });
let senders = 0;

const send = (section: string, values: object, key?: string) =>
  sendTo(test, `198.51.100.${++senders}`)(section, values, key).expect(201);
const keyFromSecondsAgo = (secondsAgo: number) =>
  test.app.get(FillingKeys, { strict: false }).make(Date.now() - secondsAgo * 1000);
const findRow = async (section: string, codigo: string) => {
  const filter = encodeURIComponent(JSON.stringify({ q: codigo }));
  const { body } = await test.as('comercial').get(`/api/contactanos/${section}?filter=${filter}`).expect(200);
  return body[0] as { id: string; estado: string };
};
const stateOf = async (section: string, codigo: string) => (await findRow(section, codigo)).estado;

describe('form sent from a page of another site', () => {
  const posted = (site: string) =>
    test.anonymous
      .post('/api/publico/contactanos/consultas')
      .set({ 'X-Forwarded-For': `198.51.100.${++senders}`, 'Sec-Fetch-Site': site, Accept: 'text/html' })
      .type('form')
      .send({ ...consulta, aceptaTratamiento: 'on', mensaje: `Enviado desde otra parte (${site}).` });

  it('is rejected, unlike same-site requests', async () => {
    expect((await posted('cross-site').expect(422)).text).toContain('vino de la página de otro sitio');
    for (const site of ['same-origin', 'same-site', 'none']) await posted(site).expect(303);
  });
});

describe('spam quarantine', () => {
  it('holds a form with a filled honeypot and returns a normal response', async () => {
    const { body } = await send('consultas', { ...consulta, sitio_web: 'https://spam.example' });
    expect(body).toMatchObject({ codigo: expect.stringMatching(/^CON-/), comprobante: expect.any(String) });
    const { id, estado } = await findRow('consultas', body.codigo);
    expect(estado).toBe('spam');
    const notes = await test.as('comercial').get(`/api/contactanos/consultas/${id}/notas`).expect(200);
    expect(notes.body).toMatchObject([{ texto: expect.stringContaining('campo que las personas no ven'), uid: null }]);
  });

  it('holds a form sent within 3 seconds of opening the page', async () => {
    const quick = await send('consultas', { ...consulta, mensaje: 'Escrito en un instante.' }, keyFromSecondsAgo(1));
    expect(await stateOf('consultas', quick.body.codigo)).toBe('spam');
    const calm = await send('consultas', { ...consulta, mensaje: 'Escrito con calma.' }, keyFromSecondsAgo(4));
    expect(await stateOf('consultas', calm.body.codigo)).toBe('nueva');
    const other = await send('consultas', { ...consulta, mensaje: 'Escrito por otro sistema.' });
    expect(await stateOf('consultas', other.body.codigo)).toBe('nueva');
  });

  it('detects a forged opening time', async () => {
    const [, random, signature] = keyFromSecondsAgo(1).split('-');
    const forged = `${(Date.now() - 60_000).toString(36)}-${random}-${signature}`;
    expect(test.app.get(FillingKeys, { strict: false }).judge(forged)).toBe('unknown');
    expect(test.app.get(FillingKeys, { strict: false }).judge(keyFromSecondsAgo(60))).toBe('normal');
    expect(test.app.get(FillingKeys, { strict: false }).judge(keyFromSecondsAgo(90_000))).toBe('unknown');
  });

  it('lets comercial readmit a query with its original deadline', async () => {
    const { body } = await send('consultas', { ...consulta, mensaje: 'Escrito muy rápido.' }, keyFromSecondsAgo(1));
    const { id } = await findRow('consultas', body.codigo);
    const row = (await test.as('comercial').get(`/api/contactanos/consultas/${id}`).expect(200)).body;
    expect(row).toMatchObject({ estado: 'spam', venceEn: null });
    const path = `/api/contactanos/consultas/${id}/readmitir`;
    await test.as('finanzas').post(path).send({ version: row.version }).expect(403);
    const { body: back } = await test.as('comercial').post(path).send({ version: row.version }).expect(200);
    expect(back).toMatchObject({ estado: 'nueva', venceEn: row.fechaLimite, fechaLimite: body.fechaLimite });
  });
});

describe('repeated text', () => {
  const text = 'Gane dinero rápido desde su casa con nuestro sistema garantizado';
  const opinion = (mensaje: string) => ({ tipo: 'sugerencia', asunto: 'Oferta', mensaje });

  it('requires a proof of work, and is accepted with it', async () => {
    for (let n = 0; n < 10; n++)
      await send('opiniones', opinion(n % 2 ? text : `  ${text.toUpperCase()}${'!'.repeat(n)}`));
    const sendAgain = sendTo(test, '198.51.100.251');
    const { body: demand } = await sendAgain('opiniones', opinion(text)).expect(428);
    const reto = await solve(demand.reto.altcha);
    const { body } = await sendAgain('opiniones', { ...opinion(text), reto }).expect(201);
    expect(await stateOf('opiniones', body.codigo)).toBe('recibida');
  });

  it('is accepted without a proof of work from an open page, and with another text', async () => {
    const known = await send('opiniones', opinion(text), keyFromSecondsAgo(30));
    expect(await stateOf('opiniones', known.body.codigo)).toBe('recibida');
    const { body } = await send('opiniones', opinion(`${text} y más`));
    expect(await stateOf('opiniones', body.codigo)).toBe('recibida');
  });
});

describe('complaints in the spam filter', () => {
  it('are accepted when repeated', async () => {
    for (let n = 0; n < 7; n++) {
      const { body } = await send('reclamos', reclamo());
      expect(await stateOf('reclamos', body.codigo)).toBe('registrado');
    }
  });

  it('require a proof of work when the honeypot is filled', async () => {
    const { body } = await sendTo(test, '198.51.100.250')('reclamos', reclamo({ sitio_web: 'x' })).expect(428);
    expect(body).toMatchObject({ codigo: 'reto_requerido', reto: { altcha: { signature: expect.any(String) } } });
  });
});
