import type { Pago } from '@coop/domain/calculators';
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';

/**
 * The payments that the simulator answered for an application, as they were on its day: hundreds of lines, which lists and
 * history of applications don't carry. Written once, with its application; says nothing of who asked.
 */
export const planesSimulados = pgTable('planes_simulados', {
  solicitud: uuid('solicitud').primaryKey(),
  pagos: jsonb('pagos').$type<readonly Pago[]>().notNull(),
});
