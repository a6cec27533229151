import { formatLongDate, type Row, type sections, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { RemindersService } from '../../src/cases/reminders/reminders.service.js';
import { UserCache } from '../../src/platform/users/user-cache.js';
import { type Case, order, reclamo, register, answer as solved } from '../cases/complaint.js';
import { consulta } from '../intake/samples.js';
import { until } from '../support/until.js';
import { uploadDocument } from '../support/uploadDocument.js';
import { linesOf, passTime } from './mails.js';
import type { Delivered } from './startMailServer.js';
import { useMailApp } from './useMailApp.js';

type Consulta = Pick<Row<(typeof sections)['contactanos/consultas']>, 'id' | 'version' | 'codigo' | 'estado'>;

const { test, server } = useMailApp({ TRUSTED_PROXIES: '1' });

/** Returns the HTML title, because the whole conversation shares one subject. */
const titleOf = ({ html }: Delivered['mail']) => /<title>([^<]*)/.exec(html ?? '')?.[1] ?? '';
/** Returns the e-mails about a case that an address received. */
const to = (address: string, codigo: string): Delivered[] =>
  server.delivered.filter(({ to: [first], mail }) => first === address && titleOf(mail).includes(codigo));
const arrives = (address: string, codigo: string, title = '') =>
  until(() => to(address, codigo).find(({ mail }) => titleOf(mail).startsWith(title)));
const emailOf = async (rol: 'comercial' | 'creditos' | 'administrador'): Promise<string> =>
  (await test.as('administrador').get(`/api/usuarios/${test.uids[rol]}`).expect(200)).body.email;
/** Returns every e-mail about a case, once all are sent. */
const sentAbout = async ({ id }: { id: string }) => {
  await until(async () => (await linesOf(test, id)).every(({ estado }) => estado === 'enviado'));
  return (await linesOf(test, id)).map(({ asunto, para }) => ({ asunto, para }));
};

let sequence = 0;
async function sendQuestion(values: object = {}, address = '198.51.100.40'): Promise<Consulta> {
  // Repeated texts would be classified as automated.
  const mensaje = `${consulta.mensaje} ${sequence++}`;
  const { body } = await test.anonymous
    .post('/api/publico/contactanos/consultas')
    .set('X-Forwarded-For', address)
    .send({ ...consulta, mensaje, ...values });
  expect(body.errors ?? {}).toEqual({});
  const rows = await test.find('/api/contactanos/consultas', { q: body.codigo }, 'comercial');
  return rows[0];
}

async function attend(values: object = {}): Promise<Case> {
  const sequence = (await sendQuestion(values)) as unknown as Case;
  const { body } = await order(
    test,
    sequence,
    'atender',
    { version: sequence.version },
    'comercial',
    'contactanos/consultas',
  );
  return body;
}

describe('acknowledgement of a submission', () => {
  it('contains its number', async () => {
    const { codigo } = await sendQuestion();
    const { mail } = await arrives('maria@correo.com', codigo);
    expect(mail).toMatchObject({
      subject: `Su consulta ${codigo}`,
      text: expect.stringContaining(`Recibimos su consulta ${codigo}.`),
      html: expect.stringContaining(`<dd>${codigo}</dd>`),
    });
    expect(mail.text).not.toContain('/contactanos/seguimiento');
  });

  it('is limited to five per hour and address, and does not affect other addresses', async () => {
    const asuntos = [];
    for (let n = 0; n < 7; n++) asuntos.push(...(await sentAbout(await sendQuestion({ correo: 'vecina@correo.com' }))));
    expect(asuntos.map(({ para }) => para)).toEqual(Array(5).fill('vecina@correo.com'));
    // A plus label shares the limit of its mailbox; another mailbox has its own.
    expect(await sentAbout(await sendQuestion({ correo: 'vecina+2@correo.com' }))).toEqual([]);
    expect(await sentAbout(await sendQuestion({ correo: 'otra@correo.com' }))).toHaveLength(1);
    // The limit applies per network, and the owner of the address uses another one.
    expect(await sentAbout(await sendQuestion({ correo: 'Vecina@correo.com' }, '203.0.113.41'))).toHaveLength(1);
  });

  it('is limited per IPv6 site, across its networks', async () => {
    const asuntos = [];
    for (let n = 0; n < 7; n++)
      asuntos.push(...(await sentAbout(await sendQuestion({ correo: 'sitio@correo.com' }, `2001:db8:7:${n}::1`))));
    expect(asuntos).toHaveLength(5);
    expect(await sentAbout(await sendQuestion({ correo: 'sitio@correo.com' }, '2001:db8:8::1'))).toHaveLength(1);
  });

  it('is not sent without an address', async () => {
    const row = await sendQuestion({ correo: null, celular: '71234567', medioRespuesta: 'llamada' });
    expect(await linesOf(test, row.id)).toEqual([]);
  });

  it('contains the term, the legal notice and the tracking link for a complaint', async () => {
    const { codigo, fechaLimite } = await register(test, { correo: 'rosa@correo.com', medioNumero: 'correo' });
    const { mail } = await arrives('rosa@correo.com', codigo);
    const text = mail.text?.replace(/\s+/g, ' ');
    expect(text).toContain(
      'En el plazo de cinco (5) días hábiles administrativos a partir del día de mañana, usted puede apersonarse por ' +
        'la Entidad Financiera a recoger su carta de respuesta',
    );
    expect(text).toContain(formatLongDate(String(fechaLimite)));
    expect(text).toMatch(/Registro: \d+ de [a-z]+ de \d{4}, \d{1,2}:\d\d/);
    expect(text).toContain('/contactanos/seguimiento');
    expect(text).not.toContain('Rosa');
  });
});

describe('e-mails of a case', () => {
  it('form one conversation by subject and references', async () => {
    const row = await attend({ correo: 'hilo@correo.com' });
    const other = await sendQuestion({ correo: 'hilo@correo.com' });
    const values = { version: row.version, respuesta: 'Desde Bs 50, en su agencia.', medioUsado: 'correo' };
    await order(test, row, 'responder', values, 'comercial', 'contactanos/consultas').expect(200);
    await arrives('hilo@correo.com', row.codigo, 'Respuesta');
    const mails = ['Constancia', 'Su consulta', 'Respuesta'].map(
      (title) => to('hilo@correo.com', row.codigo).find(({ mail }) => titleOf(mail).startsWith(title))?.mail,
    );
    const ids = mails.map((mail) => mail?.messageId);
    expect(new Set(ids).size).toBe(3);
    expect(new Set(mails.map((mail) => mail?.subject))).toEqual(new Set([`Su consulta ${row.codigo}`]));
    expect(mails.map((mail) => mail?.inReplyTo)).toEqual([undefined, ids[0], ids[1]]);
    expect(mails.map((mail) => mail?.references)).toEqual([undefined, ids[0], `${ids[0]} ${ids[1]}`]);
    const { mail } = await arrives('hilo@correo.com', other.codigo);
    expect([mail.subject, mail.references]).toEqual([`Su consulta ${other.codigo}`, undefined]);
  });
});

describe('response to a query', () => {
  const answer = 'El monto mínimo es de Bs 50.\n\nPase por su agencia con «papeles».';

  it('is e-mailed verbatim when given by e-mail', async () => {
    const row = await attend();
    const values = { version: row.version, respuesta: answer, medioUsado: 'correo' };
    await order(test, row, 'responder', values, 'comercial', 'contactanos/consultas').expect(200);
    const { mail } = await arrives('maria@correo.com', row.codigo, 'Respuesta');
    expect(mail.text).toContain('  El monto mínimo es de Bs 50.\n  \n  Pase por su agencia con «papeles».');
    expect(mail.html).toContain('El monto mínimo es de Bs 50.<br>');
    expect((await sentAbout(row)).map(({ asunto }) => asunto)).toEqual([
      `Constancia de su consulta ${row.codigo}`,
      `Su consulta ${row.codigo}: En atención`,
      `Respuesta a su consulta ${row.codigo}`,
    ]);
  });

  it('is e-mailed as a notice when given by another channel', async () => {
    const row = await attend({ celular: '71234567' });
    const values = { version: row.version, respuesta: answer, medioUsado: 'llamada' };
    await order(test, row, 'responder', values, 'comercial', 'contactanos/consultas').expect(200);
    expect((await sentAbout(row)).map(({ asunto }) => asunto)).toEqual([
      `Constancia de su consulta ${row.codigo}`,
      `Su consulta ${row.codigo}: En atención`,
      `Su consulta ${row.codigo}: Respondida`,
    ]);
    const { mail } = await arrives('maria@correo.com', row.codigo, `Su consulta ${row.codigo}: Respondida`);
    expect(mail.text).not.toContain('El monto mínimo');
  });
});

describe('response to a complaint', () => {
  const answer = {
    respuesta: 'Devolvimos la comisión el 20 de noviembre.',
    resultado: 'desfavorable',
    esExpresa: true,
    esIntegra: true,
    esComprensible: true,
  };

  async function close(medioUsado: 'correo' | 'agencia'): Promise<Case> {
    const row = await register(test, { correo: 'rosa@correo.com' });
    const respuestaArchivo = await uploadDocument(test, 'contactanos/reclamos', 'respuestaArchivo');
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    await order(test, row, 'responder', { ...answer, respuestaArchivo }).expect(200);
    await order(test, row, 'cerrar', { medioUsado, entregadoEn: todayInLaPaz() }).expect(200);
    return row;
  }

  it('is e-mailed with its letter and the second instance when delivered by e-mail', async () => {
    const { codigo } = await close('correo');
    const { mail } = await arrives('rosa@correo.com', codigo, 'Respuesta');
    expect(mail.text).toContain(answer.respuesta);
    expect(mail.text).toContain('Defensoría del Consumidor Financiero');
    expect(mail.attachments).toMatchObject([{ mimeType: 'application/pdf', filename: 'documento.pdf' }]);
  });

  it('is not e-mailed when delivered at an agency', async () => {
    const asuntos = (await sentAbout(await close('agencia'))).map(({ asunto }) => asunto);
    expect(asuntos.filter((asunto) => asunto.startsWith('Respuesta'))).toEqual([]);
    expect(asuntos.at(-1)).toMatch(/^Su reclamo REC-\S+: Respondido$/);
  });
});

describe('status e-mail of a case', () => {
  const analysed = async (correo: string) => {
    const row = await register(test, { correo });
    return (await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200)).body as Case;
  };
  const linkIn = (text = '') => {
    const [, codigo, llave] = /\/contactanos\/seguimiento#([A-Z\d-]+)\.([0-9a-f]{32})/.exec(text) ?? [];
    return { codigo, llave };
  };
  const about = (row: { codigo: string }, step: string) =>
    to('rosa@correo.com', row.codigo).filter(({ mail }) => titleOf(mail) === `Su reclamo ${row.codigo}: ${step}`);

  it('contains the due date and the private link, without personal data', async () => {
    const row = await analysed('rosa@correo.com');
    const { mail } = await arrives('rosa@correo.com', row.codigo, 'Su reclamo');
    expect(titleOf(mail)).toBe(`Su reclamo ${row.codigo}: En análisis`);
    expect(mail.text).toContain(formatLongDate(String(row.venceEn)));
    expect(`${mail.text}${mail.html}`).not.toMatch(/Rosa|Mamani|4567891|comisión/);
    const { body } = await test.anonymous
      .post('/api/publico/seguimiento/enlace')
      .send(linkIn(mail.text?.replace(/\s+/g, ' ')))
      .expect(200);
    expect(body).toMatchObject({ codigo: row.codigo, avisos: { correo: 'r•••@correo.com', activos: true } });
  });

  it('stops after opting out with the link and resumes after opting in', async () => {
    const row = await analysed('rosa@correo.com');
    const { mail } = await arrives('rosa@correo.com', row.codigo, 'Su reclamo');
    const link = linkIn(mail.text);
    const notices = (recibir: string) =>
      test.anonymous.post('/api/publico/seguimiento/enlace/avisos').send({ ...link, recibir });
    await notices('tal vez').expect(422);
    await test.anonymous
      .post('/api/publico/seguimiento/enlace/avisos')
      .send({ ...link, llave: '0'.repeat(32), recibir: 'no' })
      .expect(404);
    expect((await notices('no').expect(200)).body.avisos).toEqual({ correo: 'r•••@correo.com', activos: false });
    await order(test, row, 'responder', solved).expect(200);
    const other = await analysed('rosa@correo.com');
    expect((await notices('si').expect(200)).body.avisos.activos).toBe(true);
    await order(test, other, 'responder', solved).expect(200);
    await until(async () => about(other, 'Respondido').length === 1);
    expect(about(row, 'Respondido')).toEqual([]);
  });

  it('can be toggled ten times before a rate limit', async () => {
    const row = await analysed('rosa@correo.com');
    const { mail } = await arrives('rosa@correo.com', row.codigo, 'Su reclamo');
    const link = linkIn(mail.text);
    const notices = (recibir: string) =>
      test.anonymous.post('/api/publico/seguimiento/enlace/avisos').send({ ...link, recibir });
    for (let n = 0; n < 10; n++) await notices(n % 2 ? 'si' : 'no').expect(200);
    const { body } = await notices('no').expect(429).expect('Retry-After', /^\d+$/);
    expect(body.codigo).toBe('demasiados_envios');
    const again = await test.anonymous.post('/api/publico/seguimiento/enlace').send(link).expect(200);
    expect(again.body.avisos.activos).toBe(true);
    const other = await analysed('rosa@correo.com');
    const second = linkIn((await arrives('rosa@correo.com', other.codigo, 'Su reclamo')).mail.text);
    await test.anonymous
      .post('/api/publico/seguimiento/enlace/avisos')
      .send({ ...second, recibir: 'no' })
      .expect(200);
  });

  it('is sent for each new status, not for a reassignment', async () => {
    let row = await attend({ correo: 'rosa@correo.com' });
    const go = async (orden: string, values: object) => {
      ({ body: row } = await order(test, row, orden, values, 'comercial', 'contactanos/consultas').expect(200));
    };
    const countMails = async (step: string) =>
      (await sentAbout(row)).filter(({ asunto }) => asunto.includes(step)).length;
    await go('asignar', { asignadoA: test.uids.comercial });
    expect(await countMails('En atención')).toBe(1);
    for (const times of [1, 2]) {
      await go('responder', { respuesta: 'El mínimo es de Bs 50.', medioUsado: 'llamada' });
      await go('reabrir', { nota: 'Preguntó algo más.' });
      expect([await countMails('Respondida'), await countMails('En atención')]).toEqual([times, times + 1]);
    }
  });

  it('is limited to twenty per hour and mailbox, including plus labels', async () => {
    const flood = await Promise.all(
      Array.from({ length: 23 }, (_, n) =>
        register(test, { correo: `ajena+${n}@correo.com`, numeroDocumento: `78880${n}` }),
      ),
    );
    const other = await register(test, { correo: 'propia@correo.com', numeroDocumento: '7889001' });
    await test
      .as('comercial')
      .post('/api/contactanos/reclamos/lote/asignar')
      .send({
        registros: [...flood, other].map(({ id, version }) => ({ id, version })),
        asignadoA: test.uids.comercial,
      })
      .expect(200);
    const steps = async (row: Case) =>
      (await linesOf(test, row.id)).filter(({ asunto }) => asunto.includes('En análisis'));
    expect((await Promise.all(flood.map(steps))).flat()).toHaveLength(20);
    expect(await steps(other)).toHaveLength(1);
  });
});

describe('discarded query', () => {
  it('sends no e-mail', async () => {
    const row = (await sendQuestion()) as unknown as Case;
    const { body } = await order(test, row, 'descartar', {}, 'comercial', 'contactanos/consultas').expect(200);
    expect(body.estado).toBe('spam');
    expect(await sentAbout(row)).toHaveLength(1);
  });

  it('is not acknowledged when it is spam', async () => {
    const spam = await sendQuestion({ sitio_web: 'https://spam.example' });
    expect(spam.estado).toBe('spam');
    expect(await linesOf(test, spam.id)).toEqual([]);
    const row = await sendQuestion();
    expect(row.estado).toBe('nueva');
    expect(await linesOf(test, row.id)).toHaveLength(1);
  });
});

describe('extension of a complaint', () => {
  it('is e-mailed to the person with the new date and the reason', async () => {
    let row = await register(test, { correo: 'rosa@correo.com' });
    ({ body: row } = await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200));
    // Finds the first business day after the deadline.
    for (let days = 1; days < 9 && row.estado !== 'ampliado'; days++) {
      const { status, body } = await order(test, row, 'ampliar', {
        ampliadoHasta: addDays(String(row.fechaLimite), days),
        ampliacionJustificacion: 'Falta el informe de la agencia <El Alto>.',
        ampliacionComunicadaEn: todayInLaPaz(),
      });
      if (status === 200) row = body;
    }
    const { mail } = await arrives('rosa@correo.com', row.codigo, 'Ampliamos');
    expect(mail.text).toContain(formatLongDate(String(row.ampliadoHasta)));
    expect(mail.html).toContain('Falta el informe de la agencia &lt;El Alto&gt;.');
  });
});

describe('staff e-mails', () => {
  it('notify the responsible role with the case number only, not the author or other roles', async () => {
    await test.database.execute(sql`delete from correos`);
    const { body } = await test.anonymous.post('/api/publico/contactanos/reclamos').send(reclamo).expect(201);
    const comercial = await emailOf('comercial');
    const { mail } = await arrives(comercial, body.codigo);
    expect(mail.subject).toBe(`Reclamo ${body.codigo}: nuevo caso`);
    expect(mail.text).toMatch(/\/administrador\/contactanos\/reclamos\/[0-9a-f-]{36}\/show/);
    expect(`${mail.text}${mail.html}`).not.toMatch(/Rosa|Mamani|4567891|comisión/);
    expect(to(await emailOf('creditos'), body.codigo)).toEqual([]);
    const own = await register(test);
    expect(await linesOf(test, own.id)).toEqual([]);
  });

  it('are merged for several cases in a short time', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 3; n++) {
      const { body } = await test.anonymous
        .post('/api/publico/contactanos/reclamos')
        .send({ ...reclamo, numeroDocumento: `77665${n}` })
        .expect(201);
      codes.push(body.codigo);
    }
    await passTime(test);
    const comercial = await emailOf('comercial');
    const countMails = () => codes.flatMap((code) => to(comercial, code)).map(({ mail }) => mail.subject);
    await until(async () => {
      const { body } = await test
        .as('administrador')
        .get('/api/sitio/correos')
        .query({ filter: '{"estado":"pendiente"}' });
      return body.length === 0;
    });
    expect(countMails().some((subject) => /^Reclamos: REC-\S+ y otros$/.test(subject ?? ''))).toBe(true);
    // One digest, or two if the ten-minute window ended meanwhile.
    expect(countMails().length).toBeLessThan(codes.length);
  });

  it('notify the assignee of a case, unless they assigned it themselves', async () => {
    const row = await register(test);
    const { body } = await order(test, row, 'analizar', { asignadoA: test.uids.comercial }, 'administrador').expect(
      200,
    );
    const { mail } = await arrives(await emailOf('comercial'), row.codigo, 'Reclamo');
    expect(mail.subject).toBe(`Reclamo ${row.codigo}: se le asignó`);
    await order(test, body, 'asignar', { asignadoA: test.uids.administrador }, 'comercial').expect(200);
    await arrives(await emailOf('administrador'), row.codigo);
    const taken = await register(test);
    await order(test, taken, 'analizar', { asignadoA: test.uids.comercial }, 'comercial').expect(200);
    expect(await linesOf(test, taken.id)).toEqual([]);
  });

  it.each(['', 'comercial2', 'Rosa <rosa@kantuta.test>, otra@kantuta.test'])(
    'skip the invalid address «%s» without blocking others',
    async (email) => {
      const { uid } = await test.signUp('comercial');
      await test.database.execute(sql`update usuarios set email = ${email} where id = ${uid}`);
      test.app.get(UserCache, { strict: false }).drop(uid);
      const numeroDocumento = `7711${uid.replace(/\D/g, '').slice(-4)}`;
      const send = test.anonymous.post('/api/publico/contactanos/reclamos');
      const { body } = await send.send({ ...reclamo, numeroDocumento }).expect(201);
      const row = await register(test);
      await order(test, row, 'analizar', { asignadoA: uid }, 'administrador').expect(200);
      await test.app.get(RemindersService, { strict: false }).run(new Date(`${row.venceEn}T16:00:00Z`));
      expect((await linesOf(test, row.id)).map(({ para }) => para)).not.toContain(email);
      expect(body.codigo).toMatch(/^REC-/);
      await test.database.execute(sql`delete from usuarios where id = ${uid}`);
    },
  );
});
