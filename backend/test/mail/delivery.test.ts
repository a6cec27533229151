import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../src/platform/config/config.js';
import { MailRepository } from '../../src/resource/mail/mail.repository.js';
import { openTestDatabase } from '../support/openTestDatabase.js';
import { startApp } from '../support/startApp.js';
import { until } from '../support/until.js';
import { aviso, enqueueMail, linesOf, outboxOf, passTime } from './mails.js';
import { MAIL_FROM, useMailApp } from './useMailApp.js';

const { test, server } = useMailApp();

const delivered = (clave: string) => {
  const subject = `Reclamo ${clave}: nuevo caso`;
  return server.delivered.filter(({ mail }) => mail.subject === subject);
};
const named = (codigo: string) => aviso(codigo, { datos: { tipo: 'Reclamo', codigo, ruta: '/administrador' } });
const line = async (clave: string) => (await linesOf(test, clave))[0];
const textOf = async (clave: string) => {
  const { rows } = (await test.database.execute(sql`select texto from correos where clave = ${clave}`)) as unknown as {
    rows: { texto: string | null }[];
  };
  return rows[0]?.texto;
};
const inState = (clave: string, estado: string) =>
  until(async () => {
    const found = await line(clave);
    return found?.estado === estado && found;
  });
/** Each attempt is recorded twice: at its start and at its end. */
const afterAttempt = (clave: string, attempts: number) =>
  until(async () => {
    const found = await line(clave);
    return found?.version === 1 + 2 * attempts && found;
  });

describe('queued e-mail', () => {
  it('is sent to one recipient as text and HTML, with a Message-ID from its row', async () => {
    await enqueueMail(test, named('REC-1'));
    const { id, intentos, enviadoEn } = await inState('REC-1', 'enviado');
    expect({ intentos, enviadoEn }).toEqual({ intentos: 1, enviadoEn: expect.stringMatching(/Z$/) });
    const [sent, ...others] = delivered('REC-1');
    expect(others).toEqual([]);
    expect(sent?.to).toEqual(['personal@entidad.bo']);
    expect(sent?.mail).toMatchObject({
      messageId: `<${id}@kantuta.bo>`,
      from: { name: 'Cooperativa Kantuta', address: MAIL_FROM },
      to: [{ address: 'personal@entidad.bo' }],
      text: expect.stringContaining('Llegó un caso que le corresponde atender: REC-1.'),
      html: expect.stringContaining('<p>Llegó un caso que le corresponde atender: REC-1.</p>'),
    });
    expect(sent?.mail.cc ?? []).toEqual([]);
    expect(sent?.mail.bcc ?? []).toEqual([]);
  });

  it('is cleared of its text after delivery', async () => {
    const { rows } = (await test.database.execute('select texto, html from correos')) as unknown as {
      rows: object[];
    };
    expect(rows).toEqual([{ texto: null, html: null }]);
  });

  it('is sent once per key', async () => {
    expect(await enqueueMail(test, named('REC-2'))).toBe(true);
    expect(await enqueueMail(test, named('REC-2'))).toBe(false);
    await inState('REC-2', 'enviado');
    expect(await linesOf(test, 'REC-2')).toHaveLength(1);
    expect(delivered('REC-2')).toHaveLength(1);
  });

  it('is discarded with a rolled-back transaction', async () => {
    const undone = test.database.transaction(async (tx) => {
      await outboxOf(test).add(tx, named('REC-3'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await enqueueMail(test, named('REC-4'));
    await inState('REC-4', 'enviado');
    expect(await linesOf(test, 'REC-3')).toEqual([]);
    expect(delivered('REC-3')).toEqual([]);
  });

  it('is delayed until its time', async () => {
    await enqueueMail(test, { ...named('REC-5'), desde: new Date(Date.now() + 3_600_000) });
    await enqueueMail(test, named('REC-6'));
    await inState('REC-6', 'enviado');
    expect(await line('REC-5')).toMatchObject({ estado: 'pendiente', intentos: null });
    await passTime(test);
    await inState('REC-5', 'enviado');
  });

  it.each(['a@b.bo, c@d.bo', 'a@b.bo\r\nBcc: c@d.bo', 'Ana <a@b.bo>', ''])('is not queued for «%s»', async (para) => {
    expect(await enqueueMail(test, { ...named('REC-7'), para })).toBe(false);
    expect(await linesOf(test, 'REC-7')).toEqual([]);
  });
});

describe('failed e-mail', () => {
  it('is retried later after a temporary error', async () => {
    server.answer(451);
    await enqueueMail(test, named('REC-10'));
    const waiting = await afterAttempt('REC-10', 1);
    expect(waiting).toMatchObject({
      estado: 'pendiente',
      ultimoError: 'El servidor de correo respondió: 451 Not now, not here',
    });
    const wait = Date.parse(waiting.proximoIntento ?? '') - Date.now();
    expect(wait).toBeGreaterThan(30_000);
    expect(wait).toBeLessThan(61_000);
    server.answer(undefined);
    await passTime(test);
    expect(await inState('REC-10', 'enviado')).toMatchObject({ intentos: 2, ultimoError: null });
    expect(delivered('REC-10')).toHaveLength(1);
  });

  it('is retried when the server is back', async () => {
    await server.close();
    await enqueueMail(test, named('REC-11'));
    expect(await afterAttempt('REC-11', 1)).toMatchObject({
      ultimoError: 'No se pudo conectar con el servidor de correo',
    });
    await passTime(test);
    await afterAttempt('REC-11', 2);
    await server.open();
    await passTime(test);
    await inState('REC-11', 'enviado');
    expect(delivered('REC-11')).toHaveLength(1);
  });

  it('is resent with the same Message-ID when its delivery was not recorded', async () => {
    await enqueueMail(test, named('REC-14'));
    const { id } = await inState('REC-14', 'enviado');
    await test.database.execute(sql`update correos set estado = 'pendiente', texto = 'a', html = 'a' where id = ${id}`);
    await passTime(test);
    await until(() => delivered('REC-14').length === 2);
    expect(new Set(delivered('REC-14').map(({ mail }) => mail.messageId)).size).toBe(1);
    await inState('REC-14', 'enviado');
  });

  it('fails at once when its address is rejected permanently', async () => {
    server.answer(550);
    await enqueueMail(test, named('REC-12'));
    expect(await inState('REC-12', 'fallido')).toMatchObject({ intentos: 1, proximoIntento: null });
    server.answer(undefined);
  });

  it.each([
    ['REC-31', 550, '5.1.1 User unknown', 'RCPT TO'],
    ['REC-32', 552, '5.3.4 Message too big', 'DATA'],
  ] as const)('fails at once when %s gets %i %s', async (codigo, status, message, command) => {
    server.answer(status, message, command);
    await enqueueMail(test, named(codigo));
    expect(await inState(codigo, 'fallido')).toMatchObject({ intentos: 1, proximoIntento: null });
    server.answer(undefined);
  });

  it.each([
    ['REC-33', 550, '5.4.5 Daily user sending quota exceeded', 'MAIL FROM'],
    ['REC-34', 550, 'Sender rejected', 'MAIL FROM'],
    ['REC-35', 550, '5.7.1 Relaying denied', 'RCPT TO'],
    ['REC-36', 554, '5.7.1 Daily quota exceeded', 'DATA'],
  ] as const)(
    'is retried when the server rejects the sender: %s gets %i %s',
    async (codigo, status, message, command) => {
      server.answer(status, message, command);
      await enqueueMail(test, named(codigo));
      expect(await afterAttempt(codigo, 1)).toMatchObject({ estado: 'pendiente', intentos: 1 });
      server.answer(undefined);
      await passTime(test);
      await inState(codigo, 'enviado');
    },
  );

  it('fails after the last attempt, until administrador retries it', async () => {
    server.answer(421);
    await enqueueMail(test, named('REC-13'));
    for (let attempt = 1; attempt <= 6; attempt++) {
      expect(await afterAttempt('REC-13', attempt)).toMatchObject({ estado: 'pendiente', intentos: attempt });
      await passTime(test);
    }
    const { id, version } = await inState('REC-13', 'fallido');
    server.answer(undefined);
    const retry = (rol: 'administrador' | 'comercial', seen: number) =>
      test.as(rol).post(`/api/sitio/correos/${id}/reintentar`).send({ version: seen });
    await retry('comercial', version).expect(403);
    await retry('administrador', version - 1).expect(409);
    expect((await retry('administrador', version).expect(200)).body.estado).toMatch(/pendiente|enviado/);
    const sent = await inState('REC-13', 'enviado');
    expect(sent).toMatchObject({ intentos: 1, ultimoError: null });
    expect(delivered('REC-13')).toHaveLength(1);
    await retry('administrador', sent.version).expect(422);
    const body = await test.find('/api/sitio/auditoria', { registro: id });
    expect(body).toMatchObject([{ accion: 'reintentar', seccion: 'sitio/correos' }]);
  });
});

describe('«Correos»', () => {
  it('is restricted to administrador and read-only', async () => {
    const { id } = await inState('REC-1', 'enviado');
    await test.as('comercial').get('/api/sitio/correos').expect(403);
    await test.anonymous.get('/api/sitio/correos').expect(401);
    await test.as('administrador').put(`/api/sitio/correos/${id}`).send({ asunto: 'Otro' }).expect(405);
    await test.as('administrador').delete(`/api/sitio/correos/${id}`).expect(405);
    await test.as('administrador').post('/api/sitio/correos').send({ para: 'a@b.bo' }).expect(405);
  });

  it('filters failed e-mails', async () => {
    const { headers, body } = await test
      .as('administrador')
      .get('/api/sitio/correos')
      .query({ filter: '{"estado":["fallido"]}', range: '[0,0]' });
    expect(headers['content-range']).toBe('sitio/correos 0-0/3');
    expect(body[0]).toMatchObject({ para: 'personal@entidad.bo', estado: 'fallido' });
    expect(body[0]).not.toHaveProperty('texto');
  });
});

describe('e-mail with an expiring link', () => {
  it.each([
    ['fails when the link expires before the next attempt', 'REC-21', 30_000, 'fallido'],
    ['is retried while the link is valid', 'REC-22', 3_600_000, 'pendiente'],
  ])('%s, and is cleared when the link expires', async (_, clave, life, estado) => {
    server.answer(451);
    await enqueueMail(test, { ...named(clave), vence: new Date(Date.now() + life) });
    expect(await afterAttempt(clave, 1)).toMatchObject({ estado });
    server.answer(undefined);
    expect(await textOf(clave)).toContain(clave);
    await test.database.execute(sql`update correos set vence_en = now() - interval '1 second' where clave = ${clave}`);
    await passTime(test);
    await until(async () => (await textOf(clave)) === null);
    expect(await line(clave)).toMatchObject({ estado: 'fallido', proximoIntento: null });
    expect(delivered(clave)).toEqual([]);
  });

  it('is not sent after the link expired', async () => {
    await enqueueMail(test, { ...named('REC-23'), vence: new Date() });
    expect(await inState('REC-23', 'fallido')).toMatchObject({
      intentos: null,
      ultimoError: 'Su enlace venció antes de que se pudiera entregar.',
    });
    expect([await textOf('REC-23'), delivered('REC-23')]).toEqual([null, []]);
  });
});

describe('two servers on one database', () => {
  it('send each e-mail once', async () => {
    const connection = await openTestDatabase();
    const settings = { SMTP_URL: server.url, MAIL_FROM };
    const first = await startApp(settings, connection);
    const second = await startApp(settings, { ...connection, close: async () => undefined });
    const codes = Array.from({ length: 40 }, (_, at) => `REC-2${String(at).padStart(2, '0')}`);
    const desde = new Date(Date.now() + 3_600_000);
    await Promise.all(codes.map((code, at) => enqueueMail(at % 2 ? first : second, { ...named(code), desde })));
    await passTime(first);
    await until(() => codes.every((code) => delivered(code).length > 0));
    expect(codes.filter((code) => delivered(code).length !== 1)).toEqual([]);
    await second.close();
    await first.close();
  });
});

describe('concurrent claims of e-mails', () => {
  it('return different e-mails', async () => {
    const desde = new Date(Date.now() + 3_600_000);
    const codes = Array.from({ length: 20 }, (_, at) => `REC-4${String(at).padStart(2, '0')}`);
    for (const code of codes) await enqueueMail(test, { ...named(code), desde });
    const mails = test.app.get(MailRepository, { strict: false });
    const [later, muchLater] = [2, 3].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
    const claimed = await Promise.all(codes.map(() => mails.claim(later as string, muchLater as string)));
    expect(new Set(claimed.map((mail) => mail?.asunto)).size).toBe(codes.length);
  });
});

describe('missing mail server', () => {
  it('writes each e-mail to a file named after its row', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-correos-'));
    const own = await startApp({ DATA_DIR: folder });
    await enqueueMail(own, named('REC-30'));
    const { id } = await until(async () => (await linesOf(own, 'REC-30')).find(({ estado }) => estado === 'enviado'));
    expect(readdirSync(path.join(folder, 'correos'))).toEqual([`${id}.eml`]);
    expect(readFileSync(path.join(folder, 'correos', `${id}.eml`), 'utf8')).toContain(`Message-ID: <${id}@`);
    await own.close();
    rmSync(folder, { recursive: true });
    expect(existsSync(folder)).toBe(false);
  });
});

describe('mail settings', () => {
  it.each([
    ['https://smtp.entidad.bo', MAIL_FROM, 'SMTP_URL'],
    ['smtp://', MAIL_FROM, 'SMTP_URL'],
    ['smtps://smtp.entidad.bo', undefined, 'MAIL_FROM'],
    ['smtps://smtp.entidad.bo', 'Entidad <a@b.bo>', 'MAIL_FROM'],
  ])('reject SMTP_URL %s with MAIL_FROM %s', (url, from, name) => {
    expect(() => readConfig({ NODE_ENV: 'test', SMTP_URL: url, MAIL_FROM: from })).toThrow(`${name}: `);
  });

  it.each(['smtp://localhost:1025', 'smtps://usuario:cl%40ve@smtp.entidad.bo:465?tls.rejectUnauthorized=true'])(
    'accept SMTP_URL %s',
    (url) => {
      expect(readConfig({ NODE_ENV: 'test', SMTP_URL: url, MAIL_FROM })).toMatchObject({ SMTP_URL: url });
    },
  );
});
