import { type AnyRow, type Rol, sections } from '@coop/domain';
import { describe, expect, it, jest } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { AnonymiserService } from '../../src/cases/retention/anonymiser.service.js';
import { RetentionJob } from '../../src/cases/retention/retention.job.js';
import { archivos } from '../../src/platform/database/schema/files.js';
import { historial } from '../../src/platform/database/schema/history.js';
import { tables } from '../../src/platform/database/tables/tables.js';
import { FilesRepository } from '../../src/resource/files/files.repository.js';
import { FilesService } from '../../src/resource/files/files.service.js';
import { RowWriter } from '../../src/resource/rows/row-writer.js';
import { signedInEarlier } from '../auth/signedInEarlier.js';
import { applicationFor } from '../cases/application.js';
import { receivedAt } from '../cases/receivedAt.js';
import { makePdf } from '../files/makePdf.js';
import { consulta, reclamo } from '../intake/samples.js';
import { aviso, enqueueMail, linesOf } from '../mail/mails.js';
import { uploadDocument } from '../support/uploadDocument.js';
import { useApp } from '../support/useApp.js';

/** Instant a number of years and days ago. */
function ago(years: number, days = 0): string {
  const date = new Date(Date.now() - days * 86_400_000);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.toISOString();
}

type Name = 'consultas' | 'calificaciones' | 'opiniones' | 'reclamos' | 'solicitudes-creditos';
const nameOf = (name: Name) => `contactanos/${name}` as const;

const test = useApp();

const run = () => test.app.get(RetentionJob, { strict: false }).run();
const get = async (name: Name, { id }: { id: string }): Promise<AnyRow> =>
  (
    await test
      .as('administrador')
      .get(`/api/${nameOf(name)}/${id}`)
      .expect(200)
  ).body;
const runAction = (name: Name, { id }: { id: string }, action: string, values: object, rol: Rol = 'administrador') =>
  test
    .as(rol)
    .post(`/api/${nameOf(name)}/${id}/${action}`)
    .set(test.seen(id))
    .send(values);

const rating = {
  puntaje: '5',
  canalEvaluado: 'web',
  comentario: 'Me atendió Juan',
  deseaContacto: true,
  nombre: 'Eva Ríos',
  celular: '71234567',
  aceptaTratamiento: true,
};
const opinion = {
  tipo: 'sugerencia',
  asunto: 'Más cajeros',
  mensaje: 'Pongan un cajero en mi zona, por favor.',
  nombre: 'Eva Ríos',
  correo: 'eva@correo.com',
  aceptaTratamiento: true,
};
/** Submission, closing action, retention in years and personal data of each kind of case. */
const kinds: readonly {
  name: Name;
  years: number;
  draft: () => Promise<object> | object;
  close: [string, object];
  words: RegExp;
}[] = [
  {
    name: 'consultas',
    years: 2,
    draft: () => consulta,
    close: ['descartar', { nota: 'María Elena no contesta' }],
    words: /María|Quispe|maria@|monto mínimo/,
  },
  { name: 'calificaciones', years: 2, draft: () => rating, close: ['revisar', {}], words: /Juan|Ríos|71234567/ },
  { name: 'opiniones', years: 2, draft: () => opinion, close: ['descartar', {}], words: /cajero|Ríos|eva@/i },
  {
    name: 'solicitudes-creditos',
    years: 5,
    draft: () => applicationFor(test),
    close: ['desistir', { motivoDesistimiento: 'Ana Suárez ya no lo necesita' }],
    words: /Suárez|Contadora|Una empresa|71234567|1990-05-05/,
  },
];
const receiveCase = async ({ name, draft }: (typeof kinds)[number], at: string) =>
  receivedAt(test, nameOf(name), at, (await draft()) as Record<string, unknown>);

describe.each(kinds.map((kind) => [kind.name, kind] as const))('retention of %s', (name, kind) => {
  const {
    years,
    close: [action, values],
    words,
  } = kind;

  it('anonymizes the row and its history after the retention period and keeps the rest', async () => {
    const row = await receiveCase(kind, ago(years, 1));
    await runAction(name, row, action, values).expect(200);
    const before = await get(name, row);
    expect(JSON.stringify(before)).toMatch(words);
    await run();
    const after = await get(name, row);
    expect(after.anonimizadoEn).not.toBeNull();
    expect(after).toMatchObject({ codigo: before.codigo, estado: before.estado, creadoEn: before.creadoEn });
    if ('montoSolicitado' in before) expect(after.montoSolicitado).toBe(before.montoSolicitado);
    const everywhere = await Promise.all([
      test
        .as('administrador')
        .get(`/api/${nameOf(name)}/${row.id}/historial`)
        .expect(200),
      test
        .as('administrador')
        .get(`/api/${nameOf(name)}/${row.id}/historial/1`)
        .expect(200),
      test
        .as('administrador')
        .get(`/api/${nameOf(name)}/${row.id}/notas`)
        .expect(200),
      test
        .as('administrador')
        .get('/api/sitio/auditoria')
        .query({ filter: JSON.stringify({ registro: row.id }) })
        .expect(200),
    ]);
    expect(JSON.stringify([after, everywhere.map(({ body }) => body)])).not.toMatch(words);
    expect(everywhere[0]?.body.map(({ accion }: { accion: string }) => accion)).toEqual([
      'anonimizar',
      action,
      'crear',
    ]);
  });

  it('keeps open cases and cases within the retention period', async () => {
    const open = await receiveCase(kind, ago(years, 30));
    const young = await receiveCase(kind, ago(years, -2));
    await runAction(name, young, action, values).expect(200);
    await run();
    expect(JSON.stringify(await get(name, open))).toMatch(words);
    expect(JSON.stringify(await get(name, young))).toMatch(words);
  });
});

describe('anonymized case', () => {
  it('is anonymized once under concurrent runs', async () => {
    const rows = await Promise.all([1, 2, 3].map(() => receivedAt(test, nameOf('calificaciones'), ago(2, 1), rating)));
    for (const row of rows) await runAction('calificaciones', row, 'revisar', {}).expect(200);
    const anonymiser = test.app.get(AnonymiserService, { strict: false });
    await Promise.all([anonymiser.run(), anonymiser.run(), anonymiser.run()]);
    for (const { id } of rows) {
      const { body } = await test
        .as('comercial')
        .get(`/api/${nameOf('calificaciones')}/${id}/historial`)
        .expect(200);
      expect(body.map(({ accion }: { accion: string }) => accion)).toEqual(['anonimizar', 'revisar', 'crear']);
    }
  });

  it('rejects further actions and notes', async () => {
    const row = await receivedAt(
      test,
      nameOf('solicitudes-creditos'),
      ago(5, 1),
      (await applicationFor(test)) as never,
    );
    const closeComplaint = await runAction('solicitudes-creditos', row, 'desistir', {
      motivoDesistimiento: 'Ya no',
    }).expect(200);
    await runAction('solicitudes-creditos', row, 'reabrir', { nota: 'Volvió' }).expect(200);
    await runAction('solicitudes-creditos', row, 'desistir', { motivoDesistimiento: 'Ya no' }).expect(200);
    expect(closeComplaint.body.estado).toBe('desistida');
    await run();
    await get('solicitudes-creditos', row);
    const { body } = await runAction('solicitudes-creditos', row, 'reabrir', { nota: 'Volvió' }).expect(422);
    expect(body.detail).toContain('ya se borraron');
    const note = await runAction('solicitudes-creditos', row, 'notas', { texto: 'Llamó Ana Suárez' }).expect(422);
    expect(note.body.detail).toContain('ya se borraron');
  });

  it('appears in the counts of administrador and in no other role', async () => {
    const { body } = await test.as('administrador').get('/api/retencion').expect(200);
    const anonymized = body.hechos.filter(({ seccion }: { seccion: string }) => seccion === nameOf('consultas'));
    expect(anonymized).toEqual([
      { seccion: nameOf('consultas'), dia: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), cantidad: 1 },
    ]);
    for (const rol of ['comercial', 'creditos', 'sistemas', 'finanzas', 'rrhh'] as const)
      await test.as(rol).get('/api/retencion').expect(403);
    await test.anonymous.get('/api/retencion').expect(401);
  });
});

describe('retention report', () => {
  const plansBySection = async () =>
    Object.fromEntries(
      (await test.as('administrador').get('/api/retencion').expect(200)).body.plazos.map(
        (plan: { seccion: string }) => [plan.seccion, plan],
      ),
    );

  it('counts the rows due within thirty days', async () => {
    const before = (await plansBySection())[nameOf('opiniones')].porVencer;
    for (const days of [-10, -29, -32]) {
      const row = await receivedAt(test, nameOf('opiniones'), ago(2, days), opinion);
      await runAction('opiniones', row, 'descartar', {}).expect(200);
    }
    expect((await plansBySection())[nameOf('opiniones')]).toMatchObject({
      anios: 2,
      automatico: true,
      porVencer: before + 2,
    });
  });

  it('counts open rows past the period separately', async () => {
    const before = (await plansBySection())[nameOf('opiniones')].abiertos;
    await receivedAt(test, nameOf('opiniones'), ago(3), opinion);
    expect((await plansBySection())[nameOf('opiniones')].abiertos).toBe(before + 1);
  });
});

type ClosedComplaint = { id: string; version: number };

describe('retention of complaints', () => {
  const decide = ({ id, version }: ClosedComplaint, rol: Rol = 'administrador') =>
    test
      .as(rol)
      .post('/api/retencion/anonimizar')
      .send({ seccion: nameOf('reclamos'), id, version });
  const pendingDecisions = async () =>
    (await test.as('administrador').get('/api/retencion').expect(200)).body.porDecidir.map(
      ({ id }: { id: string }) => id,
    );
  const closeComplaint = async (at: string, values: object = {}) => {
    const row = await receivedAt(test, nameOf('reclamos'), at, { ...reclamo(), ...values });
    const notaDesistimiento = await uploadDocument(test, nameOf('reclamos'), 'notaDesistimiento');
    const { body } = await runAction('reclamos', row, 'desistir', { notaDesistimiento }).expect(200);
    return { id: row.id, version: body.version as number, notaDesistimiento };
  };

  it('requires a decision after ten years and anonymizes none automatically', async () => {
    const old = await closeComplaint(ago(10, 1));
    const young = await closeComplaint(ago(9, 300));
    const open = await receivedAt(test, nameOf('reclamos'), ago(11), reclamo());
    await run();
    expect((await get('reclamos', old)).nombres).toBe('Rosa');
    const listed = await pendingDecisions();
    expect(listed).toContain(old.id);
    expect(listed).not.toContain(young.id);
    expect(listed).not.toContain(open.id);
    await decide(young).expect(422);
    await decide({ id: open.id, version: 1 }).expect(422);
    await decide(old, 'comercial').expect(403);
  });

  it('keeps the data when the sign-in of the deciding user is older than 15 minutes', async () => {
    const { id, version } = await closeComplaint(ago(10, 1));
    const signedIn = await signedInEarlier(test, 'administrador');
    const decideAfter = (minutes: number) =>
      test.anonymous
        .post('/api/retencion/anonimizar')
        .set('Authorization', `Bearer ${signedIn(minutes)}`)
        .send({ seccion: nameOf('reclamos'), id, version });
    const { body } = await decideAfter(16).expect(401);
    expect(body.codigo).toBe('reautenticacion_requerida');
    expect((await get('reclamos', { id })).nombres).toBe('Rosa');
    const read = test.anonymous.get('/api/retencion').set('Authorization', `Bearer ${signedIn(16)}`);
    await read.expect(200);
    await decideAfter(0).expect(200);
  });

  it('anonymizes the complaint and deletes its files on the decision of administrador', async () => {
    const old = await closeComplaint(ago(10, 1));
    const { id, notaDesistimiento } = old;
    await test.as('administrador').get(`/api/archivos/${notaDesistimiento}/contenido`).expect(200);
    await decide({ id, version: 1 }).expect(409);
    await decide(old).expect(200);
    const row = await get('reclamos', { id });
    expect(row).toMatchObject({
      numeroDocumento: 'Anonimizado',
      nombres: null,
      notaDesistimiento: null,
      montoComprometido: '1250.50',
    });
    await test.as('administrador').get(`/api/archivos/${notaDesistimiento}/contenido`).expect(404);
    expect(await pendingDecisions()).not.toContain(id);
    await decide({ id, version: old.version + 1 }).expect(422);
    const [line] = (
      await test
        .as('administrador')
        .get(`/api/${nameOf('reclamos')}/${id}/historial`)
        .expect(200)
    ).body;
    expect(line).toMatchObject({ accion: 'anonimizar', uid: test.uids.administrador });
  });

  it('removes anonymized complaints from the other cases of the person', async () => {
    const otherCasesOf = async ({ id }: { id: string }) =>
      (
        await test
          .as('administrador')
          .get(`/api/${nameOf('reclamos')}/${id}/otros-casos`)
          .expect(200)
      ).body;
    const same = { numeroDocumento: '7700129' };
    const rows = [await closeComplaint(ago(10, 1), same), await closeComplaint(ago(10, 1), same)] as const;
    expect(await otherCasesOf(rows[0])).not.toEqual([]);
    for (const row of rows) await decide(row).expect(200);
    expect(await otherCasesOf(rows[0])).toEqual([]);
  });
});

describe('attachments of an unsent form', () => {
  const storeAttachment = async (days: number) => {
    const content = { size: 10, read: async () => makePdf(), sender: 'visitors 203.0.113.80', signal: undefined };
    const place = { nombre: 'a.pdf', seccion: nameOf('reclamos'), campo: 'adjuntos.archivo', subidoPor: null };
    const { id } = await test.app.get(FilesService, { strict: false }).store({ ...place, content });
    await test.database
      .update(archivos)
      .set({ creadoEn: ago(0, days) })
      .where(eq(archivos.id, id));
    return id;
  };
  const isKept = async (id: string) => (await test.app.get(FilesRepository, { strict: false }).find(id)) !== undefined;

  it('are deleted after a day unless a case references them', async () => {
    const [old, young] = [await storeAttachment(2), await storeAttachment(0)];
    const named = await storeAttachment(2);
    await receivedAt(test, nameOf('reclamos'), ago(0, 2), { ...reclamo(), adjuntos: [{ archivo: named }] });
    await run();
    expect(await Promise.all([old, young, named].map(isKept))).toEqual([false, true, true]);
  });
});

describe('pending e-mail of an anonymized case', () => {
  const enqueueFor = async (days: number) => {
    const row = await receivedAt(test, nameOf('consultas'), ago(2, days), consulta);
    await runAction('consultas', row, 'descartar', { nota: 'No contesta' }).expect(200);
    const desde = new Date(Date.now() + 3_600_000);
    const about = { seccion: nameOf('consultas'), registro: row.id, para: 'maria@correo.com', desde };
    await enqueueMail(test, aviso(row.id, about));
    return row;
  };

  it('fails without an address, unlike the e-mail of a current case', async () => {
    const [old, young] = [await enqueueFor(1), await enqueueFor(-1)];
    await run();
    const [ended, due] = [await linesOf(test, old.id), await linesOf(test, young.id)];
    expect(ended).toMatchObject([{ para: 'Anonimizado', estado: 'fallido', proximoIntento: null }]);
    expect(due).toMatchObject([{ para: 'maria@correo.com', estado: 'pendiente', proximoIntento: expect.any(String) }]);
  });
});

describe('origin fingerprint of a submission', () => {
  const storeSubmission = async (at: string) => {
    const row = await receivedAt(test, nameOf('consultas'), at, consulta);
    const after = { ...row, huellaOrigen: 'huella-del-origen' };
    await test.app
      .get(RowWriter, { strict: false })
      .replace(
        { section: sections[nameOf('consultas')], action: 'atender', before: row, after },
        () => new Error('changed'),
      );
    return row;
  };
  // Read from the database: the API does not expose it.
  const stored = async ({ id }: AnyRow) => {
    const table = tables[nameOf('consultas')];
    return (await test.database.select().from(table).where(eq(table.id, id)))[0];
  };
  const history = async ({ id }: AnyRow) =>
    JSON.stringify(await test.database.select().from(historial).where(eq(historial.registro, id)));

  it('is deleted after ninety days in the row and the history', async () => {
    const old = await storeSubmission(ago(0, 91));
    const young = await storeSubmission(ago(0, 88));
    await run();
    expect(await stored(old)).toMatchObject({ huellaOrigen: null, nombres: 'María Elena' });
    expect(await history(old)).not.toContain('huella-del-origen');
    expect((await stored(young))?.huellaOrigen).toBe('huella-del-origen');
    expect(await history(young)).toContain('huella-del-origen');
  });
});

describe('history table', () => {
  const change = (set: string, isDeclared: boolean) =>
    test.database.transaction(async (tx) => {
      if (isDeclared) await tx.execute(sql`select set_config('historial.anonimizar', 'si', true)`);
      await tx.execute(sql.raw(`update historial set ${set}`));
    });

  it('rejects every update but a declared anonymization', async () => {
    await expect(change("titulo = 'x'", false)).rejects.toThrow();
    await expect(change("email = 'x'", true)).rejects.toThrow();
    await expect(change('en = now()', true)).rejects.toThrow();
    await expect(change("accion = 'editar'", true)).rejects.toThrow();
    await expect(
      test.database.transaction(async (tx) => {
        await tx.execute(sql`select set_config('historial.anonimizar', 'si', true)`);
        await tx.delete(historial);
      }),
    ).rejects.toThrow();
    await expect(change('titulo = titulo', true)).resolves.toBeUndefined();
  });
});

describe('schedule of the retention job', () => {
  /** Waits that the job scheduled, in milliseconds. */
  const scheduledWaits = async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const job = new RetentionJob(test.app.get(AnonymiserService, { strict: false }));
    job.onApplicationBootstrap();
    await job.run();
    await job.onApplicationShutdown();
    const enqueueFor = timers.mock.calls.map(([, wait]) => wait ?? 0).filter((wait) => wait > 60_000);
    timers.mockRestore();
    return enqueueFor;
  };

  it('runs daily and retries within the hour after a failure', async () => {
    expect(await scheduledWaits()).toEqual([86_400_000]);
    await test.database.execute(sql`alter table historial rename to historial_lejos`);
    await test.database.execute(sql`alter table contactanos_consultas rename to consultas_lejos`);
    const [wait = 0] = await scheduledWaits();
    expect(wait).toBeLessThan(3_600_000);
    expect(wait).toBeGreaterThan(60_000);
    await test.database.execute(sql`alter table historial_lejos rename to historial`);
    await test.database.execute(sql`alter table consultas_lejos rename to contactanos_consultas`);
  });
});
