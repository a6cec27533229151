import type { Aprobacion } from '@coop/domain/answers';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/**
 * What somebody wrote and asked another person to publish, or to archive: one version of one row. At most one of a row waits; those that
 * were answered stay, with their notes.
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
    /** Why what is in force is corrected, which whoever publishes does not write again. */
    motivo: text('motivo'),
    pedidaPor: text('pedida_por').notNull(),
    /** Everybody who wrote it since it was last published, whoever sent it among them: none of them approves it. */
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
