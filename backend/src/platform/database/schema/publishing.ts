import type { Aprobacion } from '@coop/domain/answers';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/**
 * Approval requests: one version of one row, sent to another person to publish or archive. A row has at most one
 * pending request; answered requests stay, with their notes.
 */
export const aprobaciones = pgTable(
  'aprobaciones',
  {
    id: uuid('id').primaryKey(),
    seccion: text('seccion').notNull(),
    registro: uuid('registro').notNull(),
    version: integer('version').notNull(),
    titulo: text('titulo').notNull(),
    orden: text('orden').$type<Aprobacion['orden']>().notNull().default('publicar'),
    estado: text('estado').$type<Aprobacion['estado']>().notNull(),
    nota: text('nota'),
    /** Reason of the correction, which the approver does not write again. */
    motivo: text('motivo'),
    pedidaPor: text('pedida_por').notNull(),
    /** Authors since the last publication, the requester included; none of them may approve. */
    autores: jsonb('autores').$type<string[]>().notNull(),
    pedidaEn: instant('pedida_en').notNull(),
    resueltaPor: text('resuelta_por'),
    resueltaEn: instant('resuelta_en'),
    respuesta: text('respuesta'),
  },
  (own) => [
    uniqueIndex('aprobaciones_una_por_registro').on(own.registro).where(sql`${own.estado} = 'pendiente'`),
    index('aprobaciones_abiertas').on(own.pedidaEn).where(sql`${own.estado} in ('pendiente', 'devuelta', 'perdida')`),
    index('aprobaciones_registro').on(own.registro),
  ],
);

/** Preview links of one row, published or not. The link is stored as its SHA-256. */
export const vistasPrevias = pgTable(
  'vistas_previas',
  {
    id: uuid('id').primaryKey(),
    huella: text('huella').notNull().unique('vistas_previas_huella_unica'),
    seccion: text('seccion').notNull(),
    registro: uuid('registro').notNull(),
    creadaPor: text('creada_por').notNull(),
    creadaEn: instant('creada_en').notNull(),
    venceEn: instant('vence_en').notNull(),
    /** Unsaved form values that replace the stored ones; visible to their author only. */
    valores: jsonb('valores').$type<Record<string, unknown>>(),
  },
  (own) => [index('vistas_previas_registro').on(own.seccion, own.registro)],
);
