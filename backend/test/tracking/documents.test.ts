import { todayInLaPaz } from '@coop/domain';
import type { PrivateLink } from '@coop/domain/answers';
import { describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { RetentionJob } from '../../src/cases/retention/retention.job.js';
import { archivos } from '../../src/platform/database/schema/files.js';
import { applicationFor } from '../cases/application.js';
import { makePdf } from '../files/makePdf.js';
import { consulta, reclamo } from '../intake/samples.js';
import { linesOf } from '../mail/mails.js';
import { useApp } from '../support/useApp.js';
import { FOLLOW, linkIn, newAddress, orderOf, rowOf, sendFollowed, setColumns } from './followed.js';

const RECLAMOS = 'contactanos/reclamos';
const SOLICITUDES = 'contactanos/solicitudes-creditos';

const test = useApp({ TRUSTED_PROXIES: '1' });

const complaint = async () => linkIn(await sendFollowed(test, 'reclamos', reclamo()));
const application = async () => linkIn(await sendFollowed(test, 'solicitudes-creditos', await applicationFor(test)));

let pictureCount = 0;
/** Returns a unique image. */
const picture = () =>
  sharp({
    create: { width: 8, height: 8, channels: 3, background: { r: ++pictureCount % 256, g: pictureCount >> 8, b: 7 } },
  })
    .png()
    .toBuffer();
const pictures = (count: number) => Promise.all(Array.from({ length: count }, picture));

type File = readonly [name: string, bytes: Buffer, field?: string];

/** Adds documents to a case as a page with JavaScript does. */
async function add(link: Partial<PrivateLink>, files: readonly File[], headers: Record<string, string> = {}) {
  const request = test.anonymous
    .post(`${FOLLOW}/documentos`)
    .set({ 'X-Forwarded-For': newAddress(), Accept: 'application/json', ...headers });
  for (const [name, value] of Object.entries(link)) request.field(name, value);
  for (const [name, bytes, field = 'adjuntos'] of files) request.attach(field, bytes, name);
  return request;
}
const addPictures = async (link: PrivateLink, count: number) =>
  add(
    link,
    (await pictures(count)).map((bytes, at): File => [`foto-${at}.png`, bytes]),
  );
const resultOf = ({ status, body }: Awaited<ReturnType<typeof add>>) => [status, body.errors?.adjuntos ?? body.detail];

/** Counts the stored files of this field. */
const countStored = () => test.database.$count(archivos, eq(archivos.campo, 'aportados.archivo'));

describe('documents added with the private link', () => {
  it('are stored with their date, visible to staff and in the history', async () => {
    const link = await complaint();
    const { status, body } = await add(link, [
      ['extracto.pdf', makePdf()],
      ['recibo.png', await picture()],
    ]);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.documentos).toEqual(
      ['extracto.pdf', 'recibo.png'].map((nombre) => ({ nombre, fecha: todayInLaPaz() })),
    );
    expect(body.admite).toBe(8);

    const row = await rowOf(test, RECLAMOS, link.codigo);
    expect(row.adjuntos).toEqual([]);
    expect(row.aportados.map(({ fecha }: { fecha: string }) => fecha)).toEqual([todayInLaPaz(), todayInLaPaz()]);
    await test
      .as('comercial')
      .get(`/api/archivos/${row.aportados[0].archivo}/contenido`)
      .expect(200)
      .expect('Content-Type', /pdf/);
    await test.anonymous.get(`/api/archivos/${row.aportados[0].archivo}/contenido`).expect(401);
    const { body: history } = await test.as('administrador').get(`/api/${RECLAMOS}/${row.id}/historial`).expect(200);
    expect(history[0]).toMatchObject({ accion: 'aportar', uid: null, version: 2 });
  });

  it('notify the assignee or, without one, the recipients of new cases', async () => {
    const link = await complaint();
    await addPictures(link, 1);
    const { id } = await rowOf(test, RECLAMOS, link.codigo);
    const countMails = async () =>
      (await linesOf(test, id)).filter(({ asunto }) => asunto.includes('nuevos documentos')).map(({ para }) => para);
    const emailOf = async (uid: string) =>
      (await test.as('administrador').get(`/api/usuarios/${uid}`).expect(200)).body.email;
    expect(await countMails()).toEqual([await emailOf(test.uids.comercial)]);
    await orderOf(test, RECLAMOS, link.codigo, 'analizar', { asignadoA: test.uids.administrador });
    await addPictures(link, 1);
    expect((await countMails()).at(-1)).toBe(await emailOf(test.uids.administrador));
  });

  it('merge their notifications after some in an hour', async () => {
    const { uid } = await test.signUp('comercial');
    const asuntos: string[] = [];
    for (let cases = 0; cases < 2; cases++) {
      const link = await complaint();
      await orderOf(test, RECLAMOS, link.codigo, 'analizar', { asignadoA: uid });
      for (let sends = 0; sends < 8; sends++) expect((await addPictures(link, 1)).status).toBe(200);
      const lines = await linesOf(test, (await rowOf(test, RECLAMOS, link.codigo)).id);
      asuntos.push(...lines.map(({ asunto }) => asunto).filter((asunto) => asunto.includes('nuevos documentos')));
    }
    const together = asuntos.filter((asunto) => asunto.includes('y otros'));
    expect(asuntos.length - together.length).toBe(12);
    // Two, if the ten-minute window ended meanwhile.
    expect([1, 2]).toContain(together.length);
  });

  it('are stored once when sent repeatedly or concurrently', async () => {
    const link = await complaint();
    const files: readonly File[] = [['recibo.png', await picture()]];
    const answers = await Promise.all([add(link, files), add(link, files), add(link, files)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await add(link, files);
    expect([body.documentos.length, body.admite]).toEqual([1, 9]);
  });

  it('are limited per case, also concurrently', async () => {
    const link = await complaint();
    for (const count of [5, 4]) expect((await addPictures(link, count)).status).toBe(200);
    expect(resultOf(await addPictures(link, 2))).toEqual([422, 'Su caso recibe un documento más, y usted eligió 2']);
    const before = await countStored();
    const answers = await Promise.all([addPictures(link, 1), addPictures(link, 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await rowOf(test, RECLAMOS, link.codigo)).aportados).toHaveLength(10);
    expect(await countStored()).toBe(before + 1);
    expect(resultOf(await addPictures(link, 1))).toEqual([
      422,
      'Su caso ya tiene los 10 documentos que recibe por aquí. Lleve los demás a una agencia.',
    ]);
  });

  it('require the exact key of the case', async () => {
    const [own, other] = [await complaint(), await complaint()];
    const files: readonly File[] = [['recibo.png', await picture()]];
    expect((await add({ codigo: own.codigo, llave: other.llave }, files)).status).toBe(404);
    expect((await add({ codigo: 'OPI-2026-000001', llave: own.llave }, files)).status).toBe(404);
    const cut = await add({ codigo: own.codigo, llave: own.llave.slice(1) }, files);
    expect([cut.status, Object.keys(cut.body.errors)]).toEqual([422, ['llave']]);
    expect((await rowOf(test, RECLAMOS, own.codigo)).aportados).toBeNull();
    expect((await add(own, files)).status).toBe(200);
  });

  it('are rejected while the case is closed', async () => {
    const link = await complaint();
    await setColumns(test, 'contactanos_reclamos', link.codigo, sql`estado = 'desistido'`);
    expect((await test.anonymous.post(FOLLOW).send(link).expect(200)).body.admite).toBeNull();
    const closed = await addPictures(link, 1);
    expect([closed.status, closed.body.codigo]).toEqual([422, 'transicion_invalida']);
    await setColumns(test, 'contactanos_reclamos', link.codigo, sql`estado = 'ampliado'`);
    expect((await addPictures(link, 1)).status).toBe(200);
  });

  it('do not reveal the result of an application', async () => {
    const link = await application();
    expect((await addPictures(link, 1)).status).toBe(200);
    const answers: unknown[] = [];
    for (const estado of ['aprobada', 'rechazada', 'desembolsada']) {
      await setColumns(test, 'contactanos_solicitudes_creditos', link.codigo, sql`estado = ${estado}`);
      const { body } = await test.anonymous.post(FOLLOW).send(link).expect(200);
      answers.push([body.estado, body.admite, resultOf(await addPictures(link, 1))]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await rowOf(test, SOLICITUDES, link.codigo)).aportados).toHaveLength(1);
  });

  it('are rejected for queries', async () => {
    const link = linkIn(await sendFollowed(test, 'consultas', consulta));
    expect((await test.anonymous.post(FOLLOW).send(link).expect(200)).body.admite).toBeNull();
    expect((await addPictures(link, 1)).body.codigo).toBe('transicion_invalida');
  });

  it('are deleted when the retention period ends', async () => {
    const link = await application();
    await addPictures(link, 2);
    const { aportados } = await rowOf(test, SOLICITUDES, link.codigo);
    const address = `/api/archivos/${aportados[0].archivo}/contenido`;
    await test.as('creditos').get(address).expect(200);
    const past = sql`estado = 'desistida', creado_en = now() - interval '6 years'`;
    await setColumns(test, 'contactanos_solicitudes_creditos', link.codigo, past);
    const before = await countStored();
    await test.app.get(RetentionJob, { strict: false }).run();
    await test.as('creditos').get(address).expect(404);
    expect(await countStored()).toBe(before - 2);
    const { body } = await test.anonymous.post(FOLLOW).send(link).expect(200);
    expect(body).toMatchObject({ enviado: [], documentos: [], admite: null });
  });

  it('are rejected with the file name when invalid', async () => {
    const link = await complaint();
    const before = await countStored();
    const good: File = ['bueno.png', await picture()];
    const refused: readonly (readonly File[])[] = [
      [],
      [['vacio.pdf', Buffer.alloc(0)]],
      [good, ['carta.pdf', Buffer.from('MZ, no es un PDF')]],
      [['dibujo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')]],
      [['guion.pdf', makePdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' })]],
      [['enorme.png', Buffer.alloc(5 * 1024 * 1024 + 1)]],
      (await pictures(6)).map((bytes, at): File => [`foto-${at}.png`, bytes]),
      [['otro.png', await picture(), 'respuestaArchivo']],
    ];
    const answers: unknown[] = [];
    for (const files of refused) answers.push(resultOf(await add(link, files)));
    expect(answers).toEqual([
      [422, 'Elija al menos un documento'],
      [422, 'Elija al menos un documento'],
      [422, expect.stringMatching(/^«carta\.pdf»: /)],
      [422, expect.stringMatching(/^«dibujo\.svg»: /)],
      [422, expect.stringMatching(/^«guion\.pdf»: /)],
      [422, 'Adjunte como máximo 5 archivos de hasta 5 MB cada uno'],
      [422, 'Adjunte como máximo 5 archivos de hasta 5 MB cada uno'],
      [422, 'Envíe los documentos en este campo'],
    ]);
    expect((await rowOf(test, RECLAMOS, link.codigo)).aportados).toBeNull();
    expect(await countStored()).toBe(before);
    expect((await add(link, [good])).status).toBe(200);
  });

  it('are rejected from another site, and with staff fields', async () => {
    const link = await complaint();
    const files: readonly File[] = [['recibo.png', await picture()]];
    expect((await add(link, files, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(422);
    const more = await add({ ...link, estado: 'cerrado' } as PrivateLink, files);
    expect([more.status, Object.keys(more.body.errors)]).toEqual([422, ['estado']]);
    expect((await add(link, files, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
  });

  it('are rate limited per case', async () => {
    const [link, other] = [await complaint(), await complaint()];
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 300, height: 300, channels: 3, background: '#000', noise } as const;
    const whole = await sharp({ create }).jpeg().toBuffer();
    for (let n = 1; n <= 10; n++)
      expect((await add(link, [['rota.jpg', whole.subarray(0, whole.length / 2 + n)]])).status).toBe(422);
    expect((await addPictures(link, 1)).status).toBe(429);
    expect((await addPictures(other, 1)).status).toBe(200);
  });

  it('are accepted without JavaScript, and the page shows the case and its link', async () => {
    const link = await complaint();
    const page = { Accept: 'text/html' };
    const opened = await test.anonymous.post(FOLLOW).type('form').set(page).send(link).expect(200);
    expect(opened.headers['cache-control']).toBe('no-store');
    expect(opened.body).toMatchObject({ caso: { codigo: link.codigo }, enlace: link, aportado: false });
    const { status, body } = await add(link, [['recibo.png', await picture()]], page);
    expect([status, body.aportado, body.caso.documentos.length]).toEqual([200, true, 1]);
  });
});
