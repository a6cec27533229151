import type { Pago } from '@coop/domain/calculators';
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';

/**
 * Payment plan that the simulator returned for an application, as of its day. Kept apart because its hundreds of lines
 * would bloat lists and history. Written once, with its application; does not name the applicant.
 */
export const planesSimulados = pgTable('planes_simulados', {
  solicitud: uuid('solicitud').primaryKey(),
  pagos: jsonb('pagos').$type<readonly Pago[]>().notNull(),
});
