import { todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { expect } from '@jest/globals';
import type { TestApp } from '../support/startApp.js';

/** Returns the date `days` days ago in La Paz. */
export const daysAgo = (days: number): string => addDays(todayInLaPaz(), -days);

export const headings =
  'numero_socio;numero_documento;complemento;nombre_completo;producto_tipo;numero_cuenta_operacion;moneda;saldo;saldo_disponible;tasa_anual;fecha_apertura;fecha_vencimiento;cuota;proxima_cuota_en;dias_mora;estado_operacion;agencia';

/** Returns a savings line of a member. */
export const savings = (socio: number, saldo = '1250.50') =>
  `${socio};4800${socio};;Persona Número ${socio};caja_ahorro;1001-${socio};BOB;${saldo};1000;2,5;05/03/2020;;;;;;Central`;
/** Returns a loan line of a member. */
export const loan = (socio: number, saldo = '20000') =>
  `${socio};4800${socio};;Persona Número ${socio};credito;CR-22${socio};BOB;${saldo};;16;2024-01-15;2029-01-15;850;2026-12-15;0;vigente;Central`;

export const fileOf = (...lines: string[]) => Buffer.from([headings, ...lines].join('\r\n'));

/** Sends a file with a role, without asserting the response. */
export const send = (
  { as }: TestApp,
  file: Buffer,
  fechaCorte: string,
  rol: 'sistemas' | 'administrador' = 'sistemas',
) => as(rol).post('/api/saldos/lotes').field({ fechaCorte }).attach('archivo', file, 'saldos.csv');

/** Sends a file and waits until it is processed. */
export async function load(test: TestApp, file: Buffer, fechaCorte: string) {
  const { body } = await send(test, file, fechaCorte).expect(202);
  expect(body).toMatchObject({ estado: 'validando', fechaCorte });
  return settled(test, body.id);
}

/** Waits until the batch is processed and its obsolete rows are deleted. */
export async function settled({ as }: TestApp, id: string) {
  for (;;) {
    const { body } = await as('sistemas').get(`/api/saldos/lotes/${id}`).expect(200);
    const isUseless = ['con_errores', 'anulado'].includes(body.estado);
    if (body.estado !== 'validando' && !(isUseless && body.conservado)) return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Looks up the balances of a member. */
export const lookup = ({ as }: TestApp, rol: Parameters<TestApp['as']>[0], valor: string, criterio = 'numeroSocio') =>
  as(rol).post('/api/saldos/consulta').send({ criterio, valor, motivo: 'consulta_presencial' });
