import { randomUUID } from 'node:crypto';
import { type AnyRow, type AnySection, sections } from '@coop/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { desc, sql } from 'drizzle-orm';
import type { Staff } from '../../src/platform/auth/staff.js';
import type { Database } from '../../src/platform/database/database.js';
import { historial } from '../../src/platform/database/schema/history.js';
import { listQuery } from '../../src/resource/rows/api/listQuery.js';
import { ResourceService } from '../../src/resource/rows/resource.service.js';
import { product } from '../cases/application.js';
import { fillConsultas } from '../growth/fillConsultas.js';
import { consulta } from '../intake/samples.js';
import { useApp } from '../support/useApp.js';
import { dangerousTexts, dangerousWithin, harmlessTexts } from './dangerousTexts.js';
import { readCsvExport, readXlsxExport } from './readExport.js';

const contenido = `<p>${'texto '.repeat(12)}</p>`;
const agencia = {
  nombre: 'Agencia Central',
  tipo: 'agencia_fija',
  departamento: 'LP',
  municipio: 'La Paz',
  direccion: 'Avenida Camacho N° 1',
  latitud: '-16.500000',
  longitud: '-68.150000',
  vigenteDesde: '2026-01-05',
};
const novedad = { contenido, categoria: 'socios', fechaPublicacion: '2026-11-18' };

const otrosCargos = [
  { nombre: 'Avalúo', tipo: 'monto_unico', valor: '350', moneda: 'BOB' },
  { nombre: 'Asistencia', tipo: 'monto_cuota', valor: '12,5', moneda: 'BOB' },
];

const test = useApp();
const idOf = new Map<string, string>();
beforeAll(async () => {
  for (const [, titulo] of [...dangerousTexts, ...dangerousWithin, ...harmlessTexts]) {
    const { body } = await test
      .as('administrador')
      .post('/api/novedades')
      .send({ ...novedad, titulo: titulo.padEnd(10, '.') })
      .expect(201);
    idOf.set(titulo, body.id);
  }
  await test.as('administrador').post('/api/sitio/agencias').send(agencia).expect(201);
  await test
    .as('creditos')
    .post('/api/productos/simulador-creditos')
    .send({ ...product, otrosCargos })
    .expect(201);
});

const one = (titulo: string) => ({ filter: { id: idOf.get(titulo) } });
const exportLines = async () =>
  (
    await test
      .as('administrador')
      .get('/api/sitio/auditoria')
      .query({ filter: '{"accion":"exportar","seccion":"novedades"}' })
      .expect(200)
  ).body;

describe('CSV export', () => {
  it.each(dangerousTexts)('neutralizes %s', async (_, titulo) => {
    const [row] = await readCsvExport(test, 'administrador', 'novedades/exportar', one(titulo));
    expect(row?.Título).toBe(`'${titulo.padEnd(10, '.')}`);
  });

  it.each(harmlessTexts)('preserves %s', async (_, titulo) => {
    const [row] = await readCsvExport(test, 'administrador', 'novedades/exportar', one(titulo));
    expect(row?.Título).toBe(titulo.padEnd(10, '.'));
  });

  it.each(dangerousWithin)('neutralizes a formula after %s', async (_, titulo, written) => {
    const [row] = await readCsvExport(test, 'administrador', 'novedades/exportar', one(titulo));
    expect(row?.Título).toBe(written.padEnd(row?.Título?.length ?? 0, '.'));
  });

  it('keeps multiline cells and neutralizes each line that starts a formula', async () => {
    const mensaje = '- Primero; lo urgente\n=1+1\n"lo demás"';
    await test
      .as('comercial')
      .post('/api/contactanos/consultas')
      .send({ ...consulta, mensaje })
      .expect(201);
    const [row] = await readCsvExport(test, 'comercial', 'contactanos/consultas/exportar');
    expect(row?.['Su consulta']).toBe('\'- Primero; lo urgente\n\'=1+1\n"lo demás"');
  });

  it('writes numbers and dates in es-BO format, negative numbers included', async () => {
    const [branch] = await readCsvExport(test, 'administrador', 'sitio/agencias/exportar');
    expect(branch).toMatchObject({ Latitud: '-16,500000', 'Vigente desde': '05/01/2026' });
    const [credit] = await readCsvExport(test, 'creditos', 'productos/simulador-creditos/exportar');
    expect(credit).toMatchObject({ 'Monto mínimo en bolivianos': '1000,00', 'Tasa anual': '16,0000' });
  });
});

it('CSV export writes nested records as labelled text', async () => {
  const [credit] = await readCsvExport(test, 'creditos', 'productos/simulador-creditos/exportar');
  expect(credit?.['Otros cargos']).toBe(
    'Nombre: Avalúo, Cómo se cobra: Monto único, Valor: 350,0000, Moneda: Bolivianos; Nombre: Asistencia, Cómo se cobra: Monto en cada cuota, Valor: 12,5000, Moneda: Bolivianos',
  );
});

describe('XLSX export', () => {
  it.each([...dangerousTexts, ...harmlessTexts])('writes as text and never as a formula %s', async (_, titulo) => {
    const { sheet, rows } = await readXlsxExport(test, 'administrador', 'novedades/exportar', one(titulo));
    expect(rows[0]?.Título).toBe(titulo.padEnd(10, '.'));
    for (const cell of sheet.cells?.values() ?? []) expect(cell.formula).toBeUndefined();
  });

  it('types dates and numbers and freezes the header', async () => {
    const { sheet, rows } = await readXlsxExport(test, 'administrador', 'novedades/exportar');
    expect(rows).toHaveLength(idOf.size);
    expect(rows[0]).toMatchObject({ Orden: 0, Categoría: 'Socios', 'Creado por': 'Usuario administrador' });
    expect(rows[0]?.Fecha).toEqual(new Date('2026-11-18T00:00:00Z'));
    expect(sheet.freezePane).toMatchObject({ rows: 1 });
    expect(sheet.name).toBe('Novedades');
    const branches = await readXlsxExport(test, 'administrador', 'sitio/agencias/exportar');
    expect(branches.rows[0]).toMatchObject({ Latitud: -16.5, Longitud: -68.15 });
    const credits = await readXlsxExport(test, 'creditos', 'productos/simulador-creditos/exportar');
    expect(credits.rows[0]).toMatchObject({ 'Monto mínimo en bolivianos': 1000, 'Tasa anual': 16 });
  });

  it('writes instants in La Paz time', async () => {
    const { rows } = await readXlsxExport(test, 'administrador', 'novedades/exportar');
    const { body } = await test.as('administrador').get(`/api/novedades/${rows[0]?.Identificador}`).expect(200);
    expect(rows[0]?.Creado).toEqual(new Date(Date.parse(body.creadoEn) - 4 * 3_600_000));
  });
});

describe('list export', () => {
  it('returns the same rows in both formats for one filter and order', async () => {
    const query = { filter: { q: '1' }, sort: ['titulo', 'ASC'] as [string, string] };
    const csv = await readCsvExport(test, 'administrador', 'novedades/exportar', query);
    const { rows } = await readXlsxExport(test, 'administrador', 'novedades/exportar', query);
    expect(rows.map(({ Identificador }) => Identificador)).toEqual(csv.map(({ Identificador }) => Identificador));
    expect(csv.length).toBeGreaterThan(3);
    expect(csv.length).toBeLessThan(idOf.size);
  });

  it('is audited with its count', async () => {
    const before = (await exportLines()).length;
    await readXlsxExport(test, 'administrador', 'novedades/exportar', { filter: { categoria: ['socios'] } });
    const lines = await exportLines();
    expect(lines).toHaveLength(before + 1);
    expect(lines[0].titulo).toBe(`Exportación de ${idOf.size} registros`);
  });

  it('audits the filter without search texts or personal values', async () => {
    const email = `rosa.${randomUUID()}@kantuta.test`;
    const filter = { q: 'Rosa 4567890', email, rol: ['creditos'] };
    await readCsvExport(test, 'administrador', 'usuarios/exportar', { filter });
    const database = test.database;
    const [line] = await database.select().from(historial).orderBy(desc(historial.en)).limit(1);
    expect(line?.datos).toEqual({
      filtro: { rol: ['creditos'] },
      filtroSinValor: ['q', 'email'],
      registros: 0,
      formato: 'csv',
    });
  });

  it.each([
    ['an unknown format', 'formato=pdf'],
    ['two formats', 'formato=csv&formato=xlsx'],
    ['a range', 'range=[0,9]'],
  ])('rejects %s', async (_, query) => {
    const before = (await exportLines()).length;
    await test.as('administrador').get(`/api/novedades/exportar?${query}`).expect(400);
    expect(await exportLines()).toHaveLength(before);
  });

  it('returns 403 without permission in either format', async () => {
    for (const formato of ['csv', 'xlsx'])
      await test.as('rrhh').get(`/api/novedades/exportar?formato=${formato}`).expect(403);
  });
});

describe('export during concurrent changes', () => {
  const ROWS = 2_500;
  const consultas: AnySection = sections['contactanos/consultas'];
  const requester: Staff = { uid: 'u', email: 'u@kantuta.test', nombre: 'U', rol: 'comercial' };
  let database: Database;
  beforeAll(async () => {
    database = test.database;
    await database.execute(sql`delete from contactanos_consultas`);
    await fillConsultas(database, ROWS);
  });

  /** Exports all rows; `meanwhile` runs between the first page and the next. */
  async function exportWith(list: object, meanwhile: () => Promise<unknown>): Promise<AnyRow[]> {
    const { total, pages } = await test.app
      .get(ResourceService, { strict: false })
      .findAll(consultas, requester, listQuery(consultas).omit({ range: true }).parse(list));
    expect(total).toBe(ROWS);
    const exported: AnyRow[] = [];
    for await (const rows of pages) {
      if (exported.length === 0) await meanwhile();
      exported.push(...rows);
    }
    return exported;
  }
  const idsOf = (rows: readonly AnyRow[]) => rows.map(({ id }) => id);

  it.each([
    ['in the order of the list', {}],
    ['in another order', { sort: '["nombres","ASC"]' }],
  ])('includes each row once with its current values, %s', async (_, list) => {
    const exported = await exportWith(list, () =>
      database.execute(sql`update contactanos_consultas set nombres = case nombres when 'Ana' then 'Zoe' else 'Ada' end,
        estado = case estado when 'cerrada' then 'nueva' else 'cerrada' end,
        vence_en = case when estado = 'cerrada' then fecha_recepcion - 9 end`),
    );
    expect(new Set(idsOf(exported)).size).toBe(ROWS);
    expect(exported).toHaveLength(ROWS);
    expect(exported.at(-1)?.nombres).toMatch(/^(Zoe|Ada)$/);
  });

  it('leaves out removed rows and later rows', async () => {
    const [removed] = (await exportWith({ sort: '["creadoEn","ASC"]' }, async () => undefined)).slice(-1);
    const exported = await exportWith({ sort: '["creadoEn","ASC"]' }, async () => {
      await database.execute(sql`delete from contactanos_consultas where id = ${removed?.id}`);
      await fillConsultas(database, 1);
    });
    expect(exported).toHaveLength(ROWS - 1);
    expect(idsOf(exported)).not.toContain(removed?.id);
  });
});
