import { type AnySection, sectionList } from '@coop/domain';
import { motivosIniciales } from '@coop/domain/sections/motivosReclamo/motivosIniciales';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Connection } from '../../src/platform/database/connect.js';
import { publicado } from '../../src/platform/database/schema/publicado.js';
import { copies, tables } from '../../src/platform/database/tables/tables.js';
import { type Documented, schemaIn } from '../support/documented.js';
import { startApp, type TestApp } from '../support/startApp.js';
import { openReleased, type ReleasedRow, releasedRows } from './openReleased.js';
import { releases } from './releases.js';

type Row = Record<string, unknown> & { id: string; version: number };

/** Number of migrations while complaint motives were a constant in the code. */
const BEFORE_MOTIVES = 48;
/** Number of migrations in the release whose complaints stored only their last closing. */
const RELEASED = 13;

const DEPOSITS = 'productos/depositos-plazo-fijo';

/** Sections with a list endpoint and a table of their own. */
const listSections = sectionList.filter(({ name }) => name !== 'saldos' && name !== 'usuarios');

/** Publications hidden from visitors after a date. */
const isTimed = new Set(
  sectionList
    .filter(({ publication }) => publication?.hiddenDaysAfter ?? publication?.afterEnd)
    .map(({ name }) => name),
);

let document: Documented;

describe.each(releases)('upgraded database of release %s', (version, migrationCount) => {
  const rows = releasedRows(version);
  let connection: Connection;
  let test: TestApp;
  beforeAll(async () => {
    connection = await openReleased(rows, migrationCount);
    test = await startApp({}, connection);
    // One server provides the document for every release.
    document ??= (await test.anonymous.get('/api/openapi.json').expect(200)).body;
  });
  afterAll(() => test.close());

  const staff = (address: string) => test.as('administrador').get(address);
  const rowsOf = (table: string) => rows.filter(([name]) => name === table).map(([, row]) => row as Row);
  const rowsOfSection = ({ name }: AnySection) => rowsOf(getTableName(tables[name as keyof typeof tables]));
  /** Differences between a response and its documented schema. */
  const schemaErrors = (path: string, { status, body }: { status: number; body: unknown }) => {
    const { error } = schemaIn(document, 'get', path, String(status))?.safeParse(body) ?? {};
    return error ? [`${path}: ${z.prettifyError(error)}`] : [];
  };

  it('keeps every row', async () => {
    const counts: Record<string, number> = {};
    for (const [table] of rows)
      counts[renamedTables[table] ?? table] = (counts[renamedTables[table] ?? table] ?? 0) + 1;
    for (const [table, before] of Object.entries(counts)) {
      const found = await connection.database.$count(sql`${sql.identifier(table)}`);
      expect([table, found >= before]).toEqual([table, true]);
    }
  });

  it.each(listSections.map((section) => [section.name, section] as const))(
    'returns %s and their history to staff as documented',
    async (name, section) => {
      const ids = rowsOfSection(section).map(({ id }) => id);
      const list = await staff(`/api/${name}?range=[0,99]`).expect(200);
      expect(list.body.map(({ id }: Row) => id)).toEqual(expect.arrayContaining(ids));
      const faults = schemaErrors(`/api/${name}`, list);
      for (const id of ids) {
        faults.push(...schemaErrors(`/api/${name}/{id}`, await staff(`/api/${name}/${id}`).expect(200)));
        const history = await staff(`/api/${name}/${id}/historial`).expect(200);
        faults.push(...schemaErrors(`/api/${name}/{id}/historial`, history));
        for (const line of history.body) {
          const earlier = await staff(`/api/${name}/${id}/historial/${line.version}`);
          faults.push(...schemaErrors(`/api/${name}/{id}/historial/{version}`, earlier));
        }
      }
      expect(faults).toEqual([]);
    },
  );

  it('offers the former constant complaint motives', async () => {
    const path = '/api/publico/sitio/motivos-de-reclamo';
    const answer = await test.anonymous.get(path).expect(200);
    expect(schemaErrors(path, answer)).toEqual([]);
    const motives = answer.body as { clave: string; etiqueta: string }[];
    expect(motives.map(({ clave, etiqueta }) => [clave, etiqueta])).toEqual(motivosIniciales);
    const list = await staff('/api/sitio/motivos-de-reclamo').expect(200);
    expect(schemaErrors('/api/sitio/motivos-de-reclamo', list)).toEqual([]);
    const { status } = await test
      .as('administrador')
      .put(`/api/sitio/motivos-de-reclamo/${list.body[0].id}`)
      .send(list.body[0]);
    expect(status).toBe(200);
  });

  it('keeps the internal notes with author and time', async () => {
    const noted = rowsOf('historial').filter(
      ({ seccion, datos }) => /^contactanos/.test(String(seccion)) && noteIn(datos),
    );
    const notes = rowsOf('notas_internas');
    expect(noted.length + notes.length).toBe(1);
    for (const { seccion, registro, datos, texto, en } of [...noted, ...notes]) {
      const { body } = await staff(`/api/${seccion}/${registro}/notas`).expect(200);
      expect(body).toMatchObject([{ texto: texto ?? noteIn(datos), accion: null }]);
      expect(Date.parse(body[0].en)).toBe(Date.parse(String(en)));
    }
  });

  it('shows visitors the published copies as documented', async () => {
    const faults: string[] = [];
    // The visibility of the other publications depends on the current date.
    const always = rowsOf('publicado').filter(
      ({ seccion, vigente_desde, vigente_hasta }) => !vigente_desde && !vigente_hasta && !isTimed.has(String(seccion)),
    );
    expect(always.length).toBeGreaterThan(15);
    for (const { seccion, slug } of always) {
      const item = await test.anonymous.get(`/api/publico/${seccion}/${slug}`);
      expect([seccion, slug, item.status]).toEqual([seccion, slug, 200]);
      faults.push(...schemaErrors(`/api/publico/${seccion}/{slug}`, item));
    }
    for (const seccion of new Set(rowsOf('publicado').map((copy) => String(copy.seccion))))
      faults.push(
        ...schemaErrors(`/api/publico/${seccion}`, await test.anonymous.get(`/api/publico/${seccion}`).expect(200)),
      );
    expect(faults).toEqual([]);
  });

  it.each(listSections.filter(({ kind }) => kind === 'publication').map((section) => [section.name, section] as const))(
    'saves unchanged %s',
    async (name, section) => {
      for (const { id } of rowsOfSection(section)) {
        const { body } = await staff(`/api/${name}/${id}`).expect(200);
        const { status, body: answer } = await test.as('administrador').put(`/api/${name}/${id}`).send(body);
        expect([status, answer.errors, answer.detail]).toEqual([200, undefined, undefined]);
      }
    },
  );
});

it('report layout codes refer to motives by key instead of label', async () => {
  const [now, id] = ['2026-11-01T12:00:00.000Z', '0199aaaa-0000-7000-8000-000000000001'];
  const kept = { id, version: 1, creado_en: now, actualizado_en: now, nombre: 'Con códigos', encabezado: true };
  const written = { separador: 'coma', decimal: 'coma', fechas: 'aaaammdd', codificacion: 'utf8', fin_de_linea: 'lf' };
  const codigos = [
    { campo: 'motivo', valor: 'Otro', codigo: '1' },
    { campo: 'estado', valor: 'Anulado', codigo: '2' },
    { campo: 'motivo', valor: 'transacciones', codigo: '3' },
  ];
  const row = { ...kept, ...written, extension: 'csv', columnas: [], codigos };
  const { database, close } = await openReleased([['sitio_formatos_de_reporte', row]], BEFORE_MOTIVES);
  const [layout] = await database.select().from(tables['sitio/formatos-de-reporte']);
  expect(layout?.codigos.map(({ valor }) => valor)).toEqual(['otro', 'Anulado', 'transacciones']);
  await close();
});

it('closed complaints get their first closing instant, also after a second-instance ruling', async () => {
  const [first, ruling] = ['2026-09-10T15:00:00.000Z', '2026-11-07T15:00:00.000Z'];
  const [closed, line] = (['contactanos_reclamos', 'historial'] as const).map((table) =>
    releasedRows('0.4.0').find(([name, row]) => name === table && (table === 'historial' || row.estado === 'cerrado')),
  ) as [ReleasedRow, ReleasedRow];
  const complaints = {
    never: { cerrado_en: first },
    ruled: { cerrado_en: ruling, segunda_instancia_en: '2026-11-05', dictamen: 'Confirma la respuesta.' },
    waiting: { cerrado_en: first, segunda_instancia_en: '2026-11-05', estado: 'segunda_instancia' },
    answered: { cerrado_en: ruling, segunda_instancia_en: '2026-11-05', dictamen: 'Confirma la respuesta.' },
  };
  const idOf = (name: string) => `0199aaaa-0000-7000-8000-00000000000${Object.keys(complaints).indexOf(name)}`;
  const rows = Object.entries(complaints).map(([name, values], at): ReleasedRow => {
    const own = { id: idOf(name), codigo: `REC-2026-90000${at}`, clave_envio: null, agencia: null };
    return ['contactanos_reclamos', { ...closed[1], ...own, ...values }];
  });
  const closing = { seccion: 'contactanos/reclamos', registro: idOf('ruled'), accion: 'cerrar', version: 90 };
  const event: ReleasedRow = ['historial', { ...line[1], ...closing, en: first, datos: { cerradoEn: first } }];
  const { database, close } = await openReleased([...rows, event], RELEASED);
  const { id, primerCierreEn } = tables['contactanos/reclamos'];
  const found = new Map(
    (await database.select({ id, primerCierreEn }).from(tables['contactanos/reclamos'])).map((row) => [row.id, row]),
  );
  const momentOf = (name: string) => found.get(idOf(name))?.primerCierreEn ?? null;
  expect(Object.keys(complaints).map(momentOf)).toEqual([first, first, first, null]);
  await close();
});

it('open-ended deposit rate tables end on the eve of the next one, for staff and visitors', async () => {
  const TABLE = 'productos_depositos_plazo_fijo';
  const [draft, copy] = [TABLE, 'publicado'].map((table) =>
    releasedRows('0.4.0').find(([name, row]) => name === table && (table === TABLE || row.seccion === DEPOSITS)),
  ) as [ReleasedRow, ReleasedRow];
  const days = ['2026-01-01', '2026-03-01', '2026-05-01'];
  const rows = days.flatMap((vigente_desde, at): ReleasedRow[] => {
    const own = { id: `0199bbbb-0000-7000-8000-00000000000${at}`, slug: `tasas-${at}`, vigente_desde };
    const { id, slug, vigente_desde: vigenteDesde } = own;
    const datos = { ...(copy[1].datos as object), id, slug, vigenteDesde, vigenteHasta: null };
    return [
      [TABLE, { ...draft[1], ...own, estado: 'publicado', vigente_hasta: null }],
      ['publicado', { ...copy[1], ...own, vigente_hasta: null, datos }],
    ];
  });
  const { database, close } = await openReleased(rows, RELEASED);
  for (const table of [tables[DEPOSITS], copies[DEPOSITS], publicado]) {
    const found = await database
      .select({ hasta: table.vigenteHasta })
      .from(table as PgTable)
      .where(table === publicado ? eq(publicado.seccion, DEPOSITS) : undefined)
      .orderBy(table.vigenteDesde);
    expect(found.map(({ hasta }) => hasta)).toEqual(['2026-02-28', '2026-04-30', null]);
  }
  await close();
});

const noteIn = (datos: unknown) => (datos as { nota?: string | null } | null)?.nota;

/** Current names of renamed tables, by former name. */
const renamedTables: Readonly<Record<string, string>> = { saldos: 'filas_saldos' };
