import { sql } from 'drizzle-orm';
import { type NewMail, Outbox } from '../../src/resource/mail/outbox.js';
import type { TemplateName } from '../../src/resource/mail/templates/templates.js';
import type { TestApp } from '../support/startApp.js';

/** A row of «Correos». */
export type Line = {
  id: string;
  version: number;
  para: string;
  asunto: string;
  estado: string;
  intentos: number | null;
  ultimoError: string | null;
  proximoIntento: string | null;
  enviadoEn: string | null;
};

export const outboxOf = ({ app }: TestApp): Outbox => app.get(Outbox, { strict: false });

/** Builds a notice that belongs to no stored case. */
export const aviso = (clave: string, values: Partial<NewMail<'avisoNuevo'>> = {}): NewMail<'avisoNuevo'> => ({
  clave,
  para: 'personal@entidad.bo',
  plantilla: 'avisoNuevo',
  datos: { tipo: 'Reclamo', codigo: 'REC-2026-000001', ruta: '/administrador/contactanos/reclamos/1/show' },
  seccion: 'contactanos/reclamos',
  registro: clave,
  ...values,
});

/** Adds an e-mail to the outbox in a separate transaction. */
export const enqueueMail = <N extends TemplateName>(test: TestApp, mail: NewMail<N>): Promise<boolean> =>
  test.database.transaction((tx) => outboxOf(test).add(tx, mail));

/** Returns the «Correos» rows of a case, oldest first. */
export async function linesOf(test: TestApp, registro: string): Promise<Line[]> {
  const query = { filter: JSON.stringify({ registro }), sort: '["creadoEn","ASC"]' };
  return (await test.as('administrador').get('/api/sitio/correos').query(query).expect(200)).body;
}

/** Makes all pending e-mails due and wakes the outbox. */
export async function passTime(test: TestApp): Promise<void> {
  const database = test.database;
  await database.execute(
    sql`update correos set proximo_intento = now() - interval '1 second' where estado = 'pendiente'`,
  );
  await outboxOf(test).wake(database);
}
