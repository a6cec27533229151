import { type AnyRow, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { sql } from 'drizzle-orm';
import { receptores } from '../../src/platform/database/schema/systems.js';
import { WebhookOutbox } from '../../src/resource/webhooks/webhook-outbox.js';
import type { TestApp } from '../support/startApp.js';
import { until } from '../support/until.js';

export const PATH = '/api/sitio/avisos-a-sistemas';

/** Row of «Entregas de avisos». */
export type Line = {
  id: string;
  version: number;
  tipo: string;
  registro: string;
  estado: string;
  respuesta: number | null;
  intentos: number | null;
  proximoIntento: string | null;
  ultimoError: string | null;
};

export const draft = (direccion: string, more: object = {}) => ({
  nombre: `Espejo ${direccion.slice(-40)} ${Math.random()}`,
  responsable: 'Sistemas, int. 204',
  direccion,
  secciones: ['novedades'],
  eventos: ['crear', 'cambiar', 'publicar', 'archivar', 'eliminar'],
  venceEn: addDays(todayInLaPaz(), 30),
  ...more,
});

/** Creates a webhook subscription and its secret. */
export async function createSubscription(
  test: TestApp,
  direccion: string,
  more: object = {},
): Promise<{ row: AnyRow; secreto: string }> {
  const { body: row } = await test.as('administrador').post(PATH).send(draft(direccion, more)).expect(201);
  return { row, secreto: await secretOf(test, row.id) };
}

export const secretOf = async (test: TestApp, id: string): Promise<string> =>
  (await test.as('administrador').post(`${PATH}/${id}/secreto`).expect(200)).body.secreto;

/** Returns the deliveries of a subscription, oldest first. */
export async function linesOf(test: TestApp, aviso: string): Promise<Line[]> {
  const query = { filter: JSON.stringify({ aviso }), sort: '["creadoEn","ASC"]' };
  return (await test.as('administrador').get('/api/sitio/entregas-de-avisos').query(query).expect(200)).body;
}

/** Waits for the first delivery that matches. */
export const lineThat = (test: TestApp, aviso: string, fits: (line: Line) => boolean): Promise<Line> =>
  until(async () => (await linesOf(test, aviso)).find(fits));

/**
 * Waits until a delivery has had that many attempts and its receiver is released. Each attempt writes two versions, at
 * its start and at its end.
 */
export async function afterAttempt(test: TestApp, aviso: string, attempts: number): Promise<Line> {
  const line = await lineThat(test, aviso, ({ version }) => version === 1 + 2 * attempts);
  await until(() => isReleased(test, aviso));
  return line;
}

async function isReleased(test: TestApp, aviso: string): Promise<boolean> {
  const leased = sql`aviso = ${aviso} and ocupado_hasta > now()`;
  return (await test.database.$count(receptores, leased)) === 0;
}

/** Makes all pending deliveries due. */
export async function passTime(test: TestApp): Promise<void> {
  const database = test.database;
  await database.execute(sql`update receptores set descansa_hasta = null`);
  await database.execute(
    sql`update entregas set proximo_intento = now() - interval '1 second' where estado = 'pendiente'`,
  );
  await test.app.get(WebhookOutbox, { strict: false }).wake(database);
}
