import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Rol, todayInLaPaz } from '@coop/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../src/platform/database/database.js';
import { applicationFor } from '../cases/application.js';
import { register } from '../cases/complaint.js';
import { fillConsultas } from '../growth/fillConsultas.js';
import { fileOf, load, savings } from '../saldos/loading.js';
import { startApp, type TestApp } from '../support/startApp.js';

const ROWS = 4_000;
/** So long that most of the file waits for whoever reads it: neither end of a connection keeps as much. */
const LONG_TEXT = 12_000;
/** Longer than what the guard found out counts as just found out. */
const LATER_MS = 1_500;

/** Makes as many rows of the one that the table has, each with a long text there and, where they have one, a number of its own. */
async function multiply(database: Database, table: string, text: string, id = sql`gen_random_uuid()`) {
  const { rows } = (await database.execute(sql`
    select column_name from information_schema.columns where table_name = ${table} and is_generated = 'NEVER'`)) as unknown as {
    rows: { column_name: string }[];
  };
  const columns = sql.join(
    rows.map(({ column_name: name }) => sql.identifier(name)),
    sql`, `,
  );
  const one = sql.identifier(table);
  await database.execute(sql`
    insert into ${one} (${columns}) select ${columns} from (
      select made.* from (select * from ${one} limit 1) one, generate_series(1, ${ROWS}::int) n, jsonb_populate_record(null::${one},
        to_jsonb(one) || jsonb_build_object('id', ${id}, 'codigo', 'X-' || n, ${text}::text, repeat('x', ${LONG_TEXT}::int))) made) made`);
}

let test: TestApp;
/** Where each file of rows is asked for. */
const doors = { lista: '', core: '', formato: '', errores: '' };
beforeAll(async () => {
  test = await startApp();
  const database = test.app.get<Database>(DATABASE, { strict: false });
  await fillConsultas(database, ROWS);
  await database.execute(sql`update contactanos_consultas set mensaje = repeat('x', ${LONG_TEXT}::int)`);
  doors.lista = '/api/contactanos/consultas/exportar?formato=csv';

  const application = await applicationFor(test);
  await test.anonymous.post('/api/publico/contactanos/solicitudes-creditos').send(application).expect(201);
  await multiply(database, 'contactanos_solicitudes_creditos', 'direccion');
  doors.core = '/api/contactanos/solicitudes-creditos/core?formato=json';

  const { fechaRegistro } = await register(test);
  await multiply(database, 'contactanos_reclamos', 'descripcion');
  const layout = { nombre: 'Supervisor', columnas: [{ campo: 'codigo' }, { campo: 'descripcion' }] };
  const { body } = await test.as('administrador').post('/api/sitio/formatos-de-reporte').send(layout).expect(201);
  doors.formato = `/api/contactanos/reclamos/reporte-mensual?mes=${String(fechaRegistro).slice(0, 7)}&diseno=${body.id}`;

  const { id } = await load(test, fileOf(savings(1, 'x')), todayInLaPaz());
  await multiply(database, 'errores_saldos', 'mensaje', sql`one.id + n`);
  doors.errores = `/api/saldos/lotes/${id}/errores`;
});
afterAll(() => test.close());

type Person = Awaited<ReturnType<TestApp['signUp']>>;

/** Begins that file, does that once its first bytes are here, and reads on a moment later: all that came, and whether that was all. */
async function exportAround(path: string, person: Person, meanwhile: (person: Person) => Promise<unknown>) {
  const headers = { Authorization: `Bearer ${person.token}` };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${test.origin}${path}`, { headers }, resolve).on('error', reject);
  });
  expect(answer.statusCode).toBe(200);
  await meanwhile(person);
  await sleep(LATER_MS);
  let bytes = 0;
  const isWhole = await new Promise<boolean>((resolve) => {
    answer.on('data', (piece: Buffer) => {
      bytes += piece.length;
    });
    answer.on('end', () => resolve(answer.complete));
    answer.on('error', () => resolve(false));
  });
  return { isWhole, bytes };
}

const ALL = ROWS * LONG_TEXT;

const change = async ({ uid }: Person, order: string, body: object, method: 'post' | 'put' = 'post') => {
  const asked = test.as('administrador');
  const { version } = (await asked.get(`/api/usuarios/${uid}`).expect(200)).body;
  await asked[method](`/api/usuarios/${uid}${order}`)
    .send({ version, ...body })
    .expect(200);
};

const lose: [string, (person: Person) => Promise<unknown>][] = [
  [
    'their sessions are ended',
    ({ uid }) => test.as('administrador').post(`/api/usuarios/${uid}/cerrar-sesiones`).expect(204),
  ],
  ['they are suspended', (person) => change(person, '/suspender', {})],
  ['they have another role that may', (person) => change(person, '', { rol: 'administrador' }, 'put')],
];

describe.each<[string, keyof typeof doors, Rol]>([
  ['an export', 'lista', 'comercial'],
  ['what the core system takes in', 'core', 'creditos'],
  ['the monthly report in a layout', 'formato', 'comercial'],
  ['the errors of a file of balances', 'errores', 'sistemas'],
])('%s under way', (_, door, rol) => {
  it('comes whole to who may have it until its end', async () => {
    const rename = (person: Person) => change(person, '', { nombre: 'Con otro nombre' }, 'put');
    const { isWhole, bytes } = await exportAround(doors[door], await test.signUp(rol), rename);
    expect(isWhole).toBe(true);
    expect(bytes).toBeGreaterThan(ALL);
  });

  it.each(lose)('breaks off once %s', async (_, lost) => {
    const { isWhole, bytes } = await exportAround(doors[door], await test.signUp(rol), lost);
    expect(isWhole).toBe(false);
    expect(bytes).toBeLessThan(ALL * 0.8);
  });
});
