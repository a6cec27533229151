import type { PrivateLink } from '@coop/domain/answers';
import { expect } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { sendTo } from '../intake/samples.js';
import type { TestApp } from '../support/startApp.js';

export const FOLLOW = '/api/publico/seguimiento/enlace';

let senders = 0;
/** Returns a new network address, because submissions are rate limited. */
export const newAddress = () => `203.0.${Math.floor(++senders / 250)}.${senders % 250}`;

/** Sends a form from its own address; returns the private link of the case. */
export const sendFollowed = async (test: TestApp, form: string, body: object): Promise<string> =>
  (await sendTo(test, newAddress())(form, body).expect(201)).body.enlace;

export function linkIn(enlace: string): PrivateLink {
  const [codigo = '', llave = ''] = enlace.slice(enlace.indexOf('#') + 1).split('.');
  return { codigo, llave };
}

/** Returns the case with the given number, as staff read it. */
export async function rowOf(test: TestApp, seccion: string, codigo: string) {
  const filter = encodeURIComponent(JSON.stringify({ q: codigo }));
  const [row] = (await test.as('administrador').get(`/api/${seccion}?filter=${filter}`).expect(200)).body;
  return row;
}

/** Runs an action on the case with the given number. */
export async function orderOf(test: TestApp, seccion: string, codigo: string, orden: string, values: object = {}) {
  const row = await rowOf(test, seccion, codigo);
  const post = test.as('administrador').post(`/api/${seccion}/${row.id}/${orden}`).set(test.seen(row.id));
  const { body } = await post.send(values);
  expect(body.errors ?? body.detail).toBeUndefined();
}

/** Sets columns directly, where actions would take many steps. */
export const setColumns = (test: TestApp, table: string, codigo: string, columns: SQL) =>
  test.database.execute(sql`update ${sql.identifier(table)} set ${columns} where codigo = ${codigo}`);
