import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { RetentionJob } from '../../src/cases/retention/retention.job.js';
import { makePdf } from '../files/makePdf.js';
import { photo } from '../files/photo.js';
import { useApp } from '../support/useApp.js';
import { applicationFor } from './application.js';

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1');
const SECTION = '/api/contactanos/solicitudes-creditos';

const test = useApp({ TRUSTED_PROXIES: '1' });

/** `ingresos.0.ocupacion`, the name of the field in an HTML form. */
const toFormFields = (value: unknown, path = ''): [name: string, text: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => toFormFields(inner, path ? `${path}.${name}` : name))
    : [[path, String(value)]];

let senders = 0;
async function send(files: readonly (readonly [name: string, bytes: Buffer])[]) {
  const request = test.anonymous
    .post('/api/publico/contactanos/solicitudes-creditos')
    .set('X-Forwarded-For', `198.51.${++senders}.9`);
  for (const [name, text] of toFormFields(await applicationFor(test))) request.field(name, text);
  for (const [name, bytes] of files) request.attach('adjuntos', bytes, name);
  return request;
}
type Application = { id: string; codigo: string; adjuntos: { archivo: string }[] };
const withDocument = async () => {
  const { status, body } = await send([['carnet.pdf', makePdf()]]);
  expect([status, body.errors ?? {}]).toEqual([201, {}]);
  const rows: Application[] = (await test.as('creditos').get(SECTION).query({ range: '[0,24]' }).expect(200)).body;
  const row = rows.find(({ codigo }) => codigo === body.codigo);
  if (!row) throw new Error('It is not in the list');
  return row;
};

describe('attachments of a credit application', () => {
  it('are readable by creditos and administrador, hidden from other roles and anonymous callers', async () => {
    const { adjuntos } = await withDocument();
    expect(adjuntos).toHaveLength(1);
    const address = `/api/archivos/${adjuntos[0]?.archivo}/contenido`;
    await test.as('creditos').get(address).expect(200).expect('Content-Type', /pdf/);
    await test.as('administrador').get(address).expect(200);
    await test.as('comercial').get(address).expect(404);
    await test.anonymous.get(address).expect(401);
  });

  it('log an audit entry when they are read', async () => {
    const { id, adjuntos } = await withDocument();
    const openings = async () => {
      const filter = JSON.stringify({ registro: id, accion: 'abrir' });
      return (await test.as('administrador').get('/api/sitio/auditoria').query({ filter }).expect(200)).body;
    };
    await test.as('comercial').get(`/api/archivos/${adjuntos[0]?.archivo}/contenido`).expect(404);
    expect(await openings()).toEqual([]);
    await test.as('creditos').get(`/api/archivos/${adjuntos[0]?.archivo}/contenido`).expect(200);
    expect(await openings()).toMatchObject([{ creadoPor: test.uids.creditos }]);
  });

  it('are deleted with the personal data when the retention period ends', async () => {
    const { id, adjuntos } = await withDocument();
    const address = `/api/archivos/${adjuntos[0]?.archivo}/contenido`;
    await test
      .as('creditos')
      .post(`${SECTION}/${id}/desistir`)
      .set(test.seen(id))
      .send({ motivoDesistimiento: 'Ya no lo necesita' })
      .expect(200);
    await test.app.get(RetentionJob, { strict: false }).run();
    await test.as('creditos').get(address).expect(200);
    const sixYears = sql`now() - interval '6 years'`;
    await test.database.execute(
      sql`update contactanos_solicitudes_creditos set creado_en = ${sixYears} where id = ${id}`,
    );
    await test.app.get(RetentionJob, { strict: false }).run();
    await test.as('creditos').get(address).expect(404);
    const { body } = await test.as('creditos').get(`${SECTION}/${id}`).expect(200);
    expect(body).toMatchObject({ adjuntos: [], nombres: expect.not.stringMatching('Ana') });
  });

  it('accept WebP', async () => {
    expect(
      (
        await send([
          [
            'recibo.webp',
            await sharp(await photo())
              .webp()
              .toBuffer(),
          ],
        ])
      ).status,
    ).toBe(201);
  });

  it('are optional', async () => {
    expect((await send([])).status).toBe(201);
  });

  it.each([
    ['an executable named .pdf', [['carnet.pdf', Buffer.from('MZ\x90\0')]], /carnet\.pdf/],
    ['an HTML page named .jpg', [['carnet.jpg', Buffer.from('<html><script>alert(1)</script>')]], /carnet\.jpg/],
    ['a HEIC photo', [['foto.heic', heic]], /HEIC.*JPG/],
    ['six files', Array.from({ length: 6 }, (_, at) => [`${at}.pdf`, makePdf()]), /como máximo 5/i],
    ['a file over 5 MB', [['grande.pdf', Buffer.alloc(5 * 1024 * 1024 + 1)]], /5 MB/],
  ] as [string, [string, Buffer][], RegExp][])('are rejected: %s', async (_, files, message) => {
    const { status, body } = await send(files);
    expect(status).toBe(422);
    expect(body.errors.adjuntos).toMatch(message);
  });
});
