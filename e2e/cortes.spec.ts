import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { apiOf } from './support/apiOf.js';
import { findFreePort } from './support/findFreePort.js';
import { makeDatabase } from './support/makeDatabase.js';
import { openDatabase } from './support/openDatabase.js';
import type { NewRow } from './support/sections.js';
import { Server } from './support/server.js';
import { expect, test } from './support/test.js';

const CLIENTS = 50;
const SENDS = 1000;
const KILLS = 3;

/** Required from visitors, not from staff. */
type Consent = { aceptaTratamiento: boolean };

const persona = (n: number) => ({
  nombres: 'Rosa',
  primerApellido: 'Mamani',
  correo: `persona${n}@ejemplo.bo`,
  aceptaTratamiento: true,
});

const consulta = (n: number): NewRow<'contactanos/consultas'> & Consent => ({
  ...persona(n),
  tema: 'ahorro',
  mensaje: `Quisiera saber cómo abro mi caja de ahorro número ${n}.`,
  medioRespuesta: 'correo',
});

const reclamo = (n: number): NewRow<'contactanos/reclamos'> & Consent => ({
  ...persona(n),
  tipoPersona: 'natural',
  tipoDocumento: 'ci',
  numeroDocumento: String(4_000_000 + n),
  esCliente: 'socio',
  direccion: 'Calle Sucre N° 12, zona Central',
  departamento: 'LP',
  ciudad: 'La Paz',
  producto: 'caja_ahorro',
  motivo: 'mala_informacion',
  fechaHecho: '2026-01-05',
  descripcion: `Me cobraron ${n} bolivianos que no figuran en el tarifario publicado.`,
  medioRespuesta: 'correo',
  medioNumero: 'correo',
});

/** Repeats the request with the same idempotency key until it is acknowledged, as the form does on a bad connection. */
async function sendUntilTaken(origin: string, n: number): Promise<string> {
  const api = await apiOf(origin);
  const params = { header: { 'Idempotency-Key': randomUUID() } };
  // A different address for each request, as the server sees it behind its proxy.
  const headers = { 'X-Forwarded-For': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` };
  const send = (signal: AbortSignal) =>
    n % 2
      ? api.POST('/api/publico/contactanos/consultas', { params, headers, signal, body: consulta(n) })
      : api.POST('/api/publico/contactanos/reclamos', { params, headers, signal, body: reclamo(n) });
  for (let attempt = 0; ; attempt++) {
    // Every fifth request loses its first response, whether or not the server stored the case.
    const patience = attempt === 0 && n % 5 === 0 ? 10 + n : 60_000;
    const answer = await send(AbortSignal.timeout(patience)).catch(() => undefined);
    if (answer?.data) return answer.data.codigo;
    if (answer && answer.response.status < 500) throw new Error(JSON.stringify(answer.error));
    await wait(50);
  }
}

const engines = [
  ['the embedded database', undefined],
  ...(process.env.POSTGRES_URL ? [['PostgreSQL', process.env.POSTGRES_URL]] : []),
] as [string, string | undefined][];

for (const [name, serverUrl] of engines)
  test(`a thousand submissions of 50 people with repeated server crashes are stored exactly once (${name})`, async () => {
    test.setTimeout(15 * 60_000);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'kantuta-cortes-'));
    const { url, drop } = await makeDatabase(serverUrl, 'cortes');
    const settings = { DATA_DIR: dataDir, CHALLENGE: 'off', TRUSTED_PROXIES: '1', ...(url && { DATABASE_URL: url }) };
    const server = new Server(await findFreePort(), settings);
    await server.start();
    try {
      const codes: string[] = [];
      let next = 0;
      const client = async () => {
        while (next < SENDS) codes.push(await sendUntilTaken(server.origin, next++));
      };
      const killing = async () => {
        for (let kill = 1; kill <= KILLS; kill++) {
          while (codes.length < (kill * SENDS) / (KILLS + 1)) await wait(20);
          await server.kill();
          await server.start();
        }
      };
      await Promise.all([killing(), ...Array.from({ length: CLIENTS }, client)]);

      expect(codes).toHaveLength(SENDS);
      expect(new Set(codes).size).toBe(SENDS);
      // One mail each, in the folder used when no mail server is configured.
      const mails = async () => (await readdir(path.join(dataDir, 'correos')).catch(() => [])).length;
      await expect.poll(mails, { timeout: 300_000, intervals: [1000] }).toBeGreaterThanOrEqual(SENDS);
      await server.stop();

      const database = await openDatabase({ url, dataDir });
      for (const [table, serie] of [
        ['contactanos_consultas', 'CON'],
        ['contactanos_reclamos', 'REC'],
      ]) {
        const stored = (await database.rows<{ codigo: string }>(`select codigo from ${table} order by codigo`)).map(
          ({ codigo }) => codigo,
        );
        expect(stored).toEqual(codes.filter((code) => code.startsWith(`${serie}-`)).sort());
        // Numbers have no gaps, whichever process died.
        expect(stored.map((code) => Number(code.slice(-6)))).toEqual(stored.map((_, at) => at + 1));
      }
      const [mail] = await database.rows<{ total: string; personas: string; enviados: string }>(
        `select count(*) as total, count(distinct para) as personas, count(*) filter (where estado = 'enviado') as enviados
         from correos where para like 'persona%@ejemplo.bo'`,
      );
      expect(Object.values(mail ?? {}).map(Number)).toEqual([SENDS, SENDS, SENDS]);
      await database.close();
    } finally {
      await server.kill();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
