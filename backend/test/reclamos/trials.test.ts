import { beforeAll, describe, expect, it } from '@jest/globals';
import { order } from '../cases/complaint.js';
import { makePdf } from '../files/makePdf.js';
import { storedFiles } from '../files/storedFiles.js';
import { reclamo } from '../intake/samples.js';
import { useApp } from '../support/useApp.js';
import { FOLLOW, linkIn } from '../tracking/followed.js';

const RECLAMOS = '/api/contactanos/reclamos';

const test = useApp();
beforeAll(async () => {
  // Creates the storage folder.
  await complain();
});

type Attachments = { archivo: string }[];

/** Sends a complaint with an attachment, and adds another document later. */
async function complain(change: object = {}) {
  const { body } = await test.anonymous
    .post('/api/publico/contactanos/reclamos')
    .field({ ...reclamo(change), aceptaTratamiento: 'true' })
    .attach('adjuntos.0.archivo', makePdf(), 'recibo.pdf')
    .expect(201);
  await test.anonymous
    .post(`${FOLLOW}/documentos`)
    .field(linkIn(body.enlace))
    .attach('adjuntos', makePdf({ catalog: '/Lang (es)' }), 'carta.pdf')
    .expect(200);
  const found = await test.find(RECLAMOS, { q: body.codigo });
  const { body: row } = await test.as('administrador').get(`${RECLAMOS}/${found[0].id}`).expect(200);
  const files = [...(row.adjuntos as Attachments), ...(row.aportados as Attachments)].map(({ archivo }) => archivo);
  expect(files).toHaveLength(2);
  return { row, files };
}

const annul = ({ row }: Awaited<ReturnType<typeof complain>>, input: object) =>
  order(test, row, 'anular', input, 'administrador');
const statusesOf = (files: readonly string[]) =>
  Promise.all(files.map(async (id) => (await test.as('administrador').get(`/api/archivos/${id}/contenido`)).status));

describe('attachments of an annulled complaint', () => {
  it('are deleted when it was a test, with a history entry', async () => {
    const before = await storedFiles(test);
    const trial = await complain();
    const { body } = await annul(trial, { motivoAnulacion: 'registro_de_prueba' }).expect(200);
    expect(body).toMatchObject({ estado: 'anulado', codigo: trial.row.codigo, adjuntos: [], aportados: [] });
    expect(await statusesOf(trial.files)).toEqual([404, 404]);
    expect(await storedFiles(test)).toEqual(before);
    const { body: lines } = await test.as('administrador').get(`${RECLAMOS}/${trial.row.id}/historial`).expect(200);
    expect(lines[0]).toMatchObject({ accion: 'anular', uid: test.uids.administrador });
  });

  it('are kept when it was a duplicate', async () => {
    const numeroDocumento = '7300001';
    const [original, repeat] = [await complain({ numeroDocumento }), await complain({ numeroDocumento })];
    await annul(repeat, { motivoAnulacion: 'duplicado', reclamoOriginal: original.row.id }).expect(200);
    expect(await statusesOf([...original.files, ...repeat.files])).toEqual([200, 200, 200, 200]);
  });

  it('are kept when the annulment is rejected', async () => {
    const numeroDocumento = '7300002';
    const [original, repeat] = [await complain({ numeroDocumento }), await complain({ numeroDocumento })];
    await annul(repeat, { motivoAnulacion: 'duplicado', reclamoOriginal: original.row.id }).expect(200);
    await annul(original, { motivoAnulacion: 'registro_de_prueba' }).expect(422);
    await order(test, original.row, 'anular', { motivoAnulacion: 'registro_de_prueba' }, 'comercial').expect(403);
    expect(await statusesOf(original.files)).toEqual([200, 200]);
  });
});
