import { describe, expect, it, jest } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type ContentChange, ContentChanges } from '../../src/platform/database/content-changes.js';
import { type Database, LISTEN } from '../../src/platform/database/database.js';
import type { Listen } from '../../src/platform/database/notices.js';
import { lotesSaldos } from '../../src/platform/database/schema/saldos.js';
import { contentOf } from '../../src/resource/files/fileOf.js';
import { FilesService } from '../../src/resource/files/files.service.js';
import { FileStorage, fileKey } from '../../src/resource/files/storage/file-storage.js';
import { LoteImports } from '../../src/sections/saldos/lotes/lote-import.service.js';
import { writeNovedades } from '../editorial/writeNovedades.js';
import { makePdf } from '../files/makePdf.js';
import { daysAgo, fileOf, load, lookup, savings } from '../saldos/loading.js';
import { until } from '../support/until.js';
import { uploadDocument } from '../support/uploadDocument.js';
import { useApp } from '../support/useApp.js';

const test = useApp();

const STALL_MS = 400;
const connectionReset = () => Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });

/**
 * Reports a failure for each committed transaction that `isThat` matches: its response is lost, or the commit is late.
 * Returns a function that restores the connection.
 */
function failCommits(how: 'lost' | 'late', isThat: (tx: Database) => Promise<boolean>): () => void {
  const connection = test.database;
  const commit = connection.transaction.bind(connection);
  const spy = jest.spyOn(connection, 'transaction').mockImplementation(
    (work, config) =>
      new Promise((resolve, reject) => {
        let isLost = false;
        const committing = commit(async (tx) => {
          const result = await work(tx);
          isLost = await isThat(tx);
          if (isLost && how === 'late') {
            reject(connectionReset());
            await new Promise((release) => setTimeout(release, STALL_MS));
          }
          return result;
        }, config);
        committing.then((result) => (isLost ? reject(connectionReset()) : resolve(result)), reject);
      }),
  );
  return () => spy.mockRestore();
}

describe.each(['lost', 'late'] as const)('commit with a %s response', (how) => {
  it('keeps the new version of a file', async () => {
    const id = await uploadDocument(test, 'institucional/tarifario', 'pdfOficial');
    const restore = failCommits(how, async () => true);
    const { status } = await test
      .as('administrador')
      .post(`/api/archivos/${id}/reemplazo`)
      .set('If-Match', '"1"')
      .field('motivo', 'Una página que faltaba')
      .attach('archivo', makePdf({}), 'otro.pdf');
    restore();
    expect(status).toBeGreaterThanOrEqual(500);
    const { body } = await until(async () => {
      const answer = await test.as('administrador').get(`/api/archivos/${id}`).expect(200);
      return answer.body.version === 2 && answer;
    });
    expect(body.version).toBe(2);
    await test.as('administrador').get(`/api/archivos/${id}/contenido`).expect(200);
  });

  it('keeps the bytes of a new file', async () => {
    const files = test.app.get(FilesService, { strict: false });
    const content = contentOf(makePdf({}));
    const place = { seccion: 'institucional/tarifario', campo: 'pdfOficial', subidoPor: 'alguien' };
    const id = uuidv7();
    const restore = failCommits(how, async () => true);
    await expect(files.store({ id, nombre: 'a.pdf', content, ...place })).rejects.toThrow('terminated');
    restore();
    await until(async () => (await test.as('administrador').get(`/api/archivos/${id}`)).status === 200);
    await test.as('administrador').get(`/api/archivos/${id}/contenido`).expect(200);
  });

  it('keeps the rows of current balances', async () => {
    const [socio, day] = how === 'lost' ? ([700_200, daysAgo(2)] as const) : ([700_201, daysAgo(1)] as const);
    const restore = failCommits(how, async (tx) => {
      const inForce = and(eq(lotesSaldos.estado, 'vigente'), eq(lotesSaldos.fechaCorte, day));
      return (await tx.select({ id: lotesSaldos.id }).from(lotesSaldos).where(inForce)).length > 0;
    });
    await load(test, fileOf(savings(socio)), day);
    await test.app.get(LoteImports, { strict: false }).idle();
    restore();
    expect((await lookup(test, 'administrador', String(socio)).expect(200)).body.filas).toHaveLength(1);
  });
});

it('a failed commit deletes the stored bytes', async () => {
  const files = test.app.get(FilesService, { strict: false });
  const [storage, fileId] = [test.app.get(FileStorage, { strict: false }), uuidv7()];
  const place = { seccion: 'institucional/tarifario', campo: 'pdfOficial', subidoPor: 'alguien' };
  const commit = jest.spyOn(test.database, 'transaction').mockRejectedValue(connectionReset());
  await expect(
    files.store({ id: fileId, nombre: 'a.pdf', content: contentOf(makePdf({})), ...place }),
  ).rejects.toThrow();
  commit.mockRestore();
  await expect(storage.open(fileKey(fileId))).rejects.toThrow();
});

describe('public reads after a commit whose response is lost', () => {
  /** Collects the content changes received by this process and by another on the same database. */
  async function subscribeBoth() {
    const here: ContentChange[] = [];
    const there: ContentChange[] = [];
    const other = new ContentChanges(test.app.get<Listen>(LISTEN, { strict: false }));
    await other.onModuleInit();
    test.app.get(ContentChanges, { strict: false }).subscribe((change) => here.push(change));
    other.subscribe((change) => there.push(change));
    return {
      both: () => here.length > 0 && there.length > 0 && [...here, ...there],
      end: () => other.onModuleDestroy(),
    };
  }

  const changes: [string, () => Promise<() => PromiseLike<{ status: number }>>, ContentChange][] = [
    [
      'a publication',
      async () => {
        const row = await (await writeNovedades(test)).create('Sin respuesta');
        const publish = test.as('administrador').post(`/api/novedades/${row.id}/publicar`).set(test.seen(row.id));
        return () => publish.send({});
      },
      { withdrawn: true, sections: ['novedades'] },
    ],
    [
      'a holiday',
      async () => () =>
        test
          .as('administrador')
          .post('/api/sitio/feriados')
          .send({ nombre: 'Navidad', tipo: 'feriado', ambito: 'nacional', fecha: '2026-12-25' }),
      { withdrawn: false, sections: ['sitio/feriados'] },
    ],
    [
      'manual exchange rates',
      async () => () =>
        test
          .as('administrador')
          .put('/api/cotizacion')
          .send({ compra: '6.96', venta: '7.06', ufv: '3.4', fecha: daysAgo(0), motivo: 'Pizarra propia' }),
      { withdrawn: false, sections: ['cotizacion'] },
    ],
    [
      'a file description',
      async () => {
        const id = await uploadDocument(test, 'institucional/tarifario', 'pdfOficial');
        return () =>
          test.as('administrador').put(`/api/archivos/${id}`).set('If-Match', '"1"').send({ alternativo: 'Tarifario' });
      },
      { withdrawn: true, sections: ['institucional/tarifario'] },
    ],
    [
      'a document replacement',
      async () => {
        const id = await uploadDocument(test, 'institucional/tarifario', 'pdfOficial');
        return () =>
          test
            .as('administrador')
            .post(`/api/archivos/${id}/reemplazo`)
            .set('If-Match', '"1"')
            .field('motivo', 'Una página que faltaba')
            .attach('archivo', makePdf({}), 'otro.pdf');
      },
      { withdrawn: true, sections: ['institucional/tarifario'] },
    ],
  ];

  it.each(changes)('apply %s in every process', async (_, prepare, change) => {
    const write = await prepare();
    const listeners = await subscribeBoth();
    const restore = failCommits('lost', async () => true);
    const { status } = await write();
    restore();
    expect(status).toBeGreaterThanOrEqual(500);
    expect(await until(listeners.both)).toEqual(expect.arrayContaining([change]));
    await listeners.end();
  });
});
