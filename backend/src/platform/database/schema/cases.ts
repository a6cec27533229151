import type { Pago } from '@coop/domain/calculators';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/**
 * Idempotency keys of submissions. For visitors, the receipt: an unguessable address that expires. For staff and
 * machines, the response, encrypted with their key.
 */
export const envios = pgTable(
  'envios',
  {
    clave: text('clave').primaryKey(),
    /** Hash of the request: the same key with another request is refused. */
    huella: text('huella'),
    comprobante: text('comprobante').unique(),
    seccion: text('seccion'),
    registro: uuid('registro'),
    codigo: text('codigo'),
    venceEn: instant('vence_en').notNull(),
    /** The receipt can be downloaded once. */
    descargadoEn: instant('descargado_en'),
    /** The solved challenge (proof of work); each serves one submission. */
    reto: text('reto').unique(),
    /** Hash of the text, to detect the same text sent many times. */
    huellaTexto: text('huella_texto'),
    /** For staff: when processing began, whether it is done, and the response. */
    tomadoEn: instant('tomado_en'),
    hecho: boolean('hecho').notNull().default(false),
    respuesta: text('respuesta'),
  },
  (table) => [
    index('envios_huella_texto').on(table.huellaTexto),
    index('envios_caso').on(table.seccion, table.registro),
  ],
);

/** Internal staff notes on a case. Append-only; `accion` is the action that added the note. */
export const notasInternas = pgTable(
  'notas_internas',
  {
    id: uuid('id').primaryKey(),
    seccion: text('seccion').notNull(),
    registro: uuid('registro').notNull(),
    accion: text('accion'),
    texto: text('texto').notNull(),
    /** Null: written by the system. */
    uid: text('uid'),
    email: text('email'),
    en: instant('en').notNull(),
  },
  (own) => [index('notas_internas_caso').on(own.seccion, own.registro, own.en)],
);

/** Last number issued, by series (`REC`) and year. The issuing transaction locks it: no gaps, no duplicates. */
export const correlativos = pgTable(
  'correlativos',
  { serie: text('serie').notNull(), gestion: integer('gestion').notNull(), ultimo: integer('ultimo').notNull() },
  (own) => [primaryKey({ columns: [own.serie, own.gestion] })],
);

/**
 * Payment plan that the simulator returned for an application, as of its day. Kept apart because its hundreds of lines
 * would bloat lists and history. Written once, with its application; does not name the applicant.
 */
export const planesSimulados = pgTable('planes_simulados', {
  solicitud: uuid('solicitud').primaryKey(),
  pagos: jsonb('pagos').$type<readonly Pago[]>().notNull(),
});
