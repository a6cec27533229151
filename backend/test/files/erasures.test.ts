import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { AbandonedFiles } from '../../src/cases/retention/abandoned-files.service.js';
import { archivos, archivosPorBorrar } from '../../src/platform/database/schema/files.js';
import { FileErasures } from '../../src/resource/files/erasures/file-erasures.service.js';
import { contentOf } from '../../src/resource/files/fileOf.js';
import { FilesService } from '../../src/resource/files/files.service.js';
import { FileStorage } from '../../src/resource/files/storage/file-storage.js';
import { FileUsesRepository } from '../../src/resource/media/file-uses.repository.js';
import { receivedAt } from '../cases/receivedAt.js';
import { reclamo } from '../intake/samples.js';
import { uploadDocument } from '../support/uploadDocument.js';
import { useApp } from '../support/useApp.js';
import { makePdf } from './makePdf.js';
import { storedFiles } from './storedFiles.js';

const test = useApp();
beforeAll(async () => {
  // The first upload creates the storage folder.
  await uploadDocument(test, 'institucional/tarifario', 'pdfOficial');
});
afterEach(() => {
  jest.restoreAllMocks();
});

const get = <T>(token: abstract new (...args: never[]) => T): T => test.app.get(token, { strict: false });
const DAY_MS = 86_400_000;
const MINUTES_MS = 60_000;
const runIn = (ms: number) => get(FileErasures).run(new Date(Date.now() + ms));
const storageError = () => Object.assign(new Error('The bucket is away'), { code: 'EIO' });
const storageRefuses = () => jest.spyOn(get(FileStorage), 'delete').mockRejectedValue(storageError());
const countPending = async () => (await test.database.select().from(archivosPorBorrar)).length;

async function replacedDocument(): Promise<string> {
  const id = await uploadDocument(test, 'institucional/tarifario', 'pdfOficial');
  await test
    .as('administrador')
    .post(`/api/archivos/${id}/reemplazo`)
    .set('If-Match', '"1"')
    .field('motivo', 'Una página que faltaba')
    .attach('archivo', makePdf({}), 'otro.pdf')
    .expect(200);
  return id;
}

async function complaintWithDocument(): Promise<{ id: string; version: number }> {
  const eleven = new Date();
  eleven.setUTCFullYear(eleven.getUTCFullYear() - 11);
  const row = await receivedAt(test, 'contactanos/reclamos', eleven.toISOString(), reclamo());
  const notaDesistimiento = await uploadDocument(test, 'contactanos/reclamos', 'notaDesistimiento');
  const { body } = await test
    .as('administrador')
    .post(`/api/contactanos/reclamos/${row.id}/desistir`)
    .set(test.seen(row.id))
    .send({ notaDesistimiento })
    .expect(200);
  return { id: row.id, version: body.version };
}

async function abandonFile(): Promise<void> {
  const place = { nombre: 'a.pdf', seccion: 'contactanos/reclamos', campo: 'adjuntos.archivo', subidoPor: null };
  const { id } = await get(FilesService).store({ ...place, content: contentOf(makePdf()) });
  await age(id, 2);
}

const age = (id: string, days: number) =>
  test.database
    .update(archivos)
    .set({ creadoEn: new Date(Date.now() - days * DAY_MS).toISOString() })
    .where(eq(archivos.id, id));

const replyLetter = () => uploadDocument(test, 'contactanos/reclamos', 'notaDesistimiento');

const deletions: [string, () => Promise<() => Promise<unknown>>][] = [
  [
    'a file with a previous version, by administrador',
    async () => {
      const id = await replacedDocument();
      return () => test.as('administrador').delete(`/api/archivos/${id}`).set('If-Match', '"2"').expect(200);
    },
  ],
  [
    'files of an anonymized case',
    async () => {
      const { id, version } = await complaintWithDocument();
      const order = { seccion: 'contactanos/reclamos', id, version };
      return () => test.as('administrador').post('/api/retencion/anonimizar').send(order).expect(200);
    },
  ],
  [
    'attachments of a form that was not saved',
    async () => {
      await abandonFile();
      return () => get(AbandonedFiles).discard();
    },
  ],
  [
    'a document uploaded for a case that never referenced it',
    async () => {
      await age(await replyLetter(), 8);
      return () => get(AbandonedFiles).discard();
    },
  ],
];

describe('document of a case uploaded by staff', () => {
  it('is kept while it may be pending, and while its case or its history references it', async () => {
    const waiting = await replyLetter();
    await age(waiting, 6);
    const { id } = await complaintWithDocument();
    const { body } = await test.as('administrador').get(`/api/contactanos/reclamos/${id}`).expect(200);
    await age(body.notaDesistimiento, 3_000);
    await get(FileUsesRepository).put({ name: 'contactanos/reclamos' }, id, [], test.database);
    await get(AbandonedFiles).discard();
    for (const file of [waiting, body.notaDesistimiento])
      await test.as('administrador').get(`/api/archivos/${file}/contenido`).expect(200);
  });
});

describe.each(deletions)('deletion of %s', (_, prepare) => {
  it('leaves no bytes', async () => {
    const before = await storedFiles(test);
    const erase = await prepare();
    expect((await storedFiles(test)).files).toBeGreaterThan(before.files);
    await erase();
    expect(await storedFiles(test)).toEqual(before);
    expect(await countPending()).toBe(0);
  });

  it('is retried until the storage confirms it', async () => {
    const before = await storedFiles(test);
    const erase = await prepare();
    storageRefuses();
    await erase();
    const { rows, files } = await storedFiles(test);
    expect(rows).toBe(before.rows);
    expect(files).toBeGreaterThan(before.files);
    await expect(runIn(10 * MINUTES_MS)).rejects.toThrow('away');
    jest.restoreAllMocks();
    await runIn(20 * MINUTES_MS);
    expect(await storedFiles(test)).toEqual(before);
    expect(await countPending()).toBe(0);
  });
});

describe('stored bytes without a row', () => {
  it('are kept for an hour and then deleted', async () => {
    const before = await storedFiles(test);
    // Simulates a process that ended before it wrote the row or the failure.
    const failing = jest.spyOn(test.database, 'transaction').mockRejectedValue(storageError());
    jest.spyOn(get(FileErasures), 'eraseNow').mockResolvedValue();
    await expect(abandonFile()).rejects.toThrow('away');
    failing.mockRestore();
    await runIn(0);
    expect((await storedFiles(test)).files).toBe(before.files + 1);
    await runIn(61 * MINUTES_MS);
    expect(await storedFiles(test)).toEqual(before);
  });
});
