import { todayInLaPaz } from '@coop/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database.js';

/** Fills the public comunicados: on each of sixty days one starts and another ends; all others are in force. */
export async function fillComunicados(database: Database, rows: number): Promise<void> {
  await database.execute(sql`
    insert into publicado (id, seccion, slug, vigente_desde, vigente_hasta, publicado_en, actualizado_en, cambiado_en)
    select gen_random_uuid(), 'comunicados', 'comunicado-' || n,
      case when n < 60 then ${todayInLaPaz()}::date - n end,
      case when n between 60 and 119 then ${todayInLaPaz()}::date - (n - 59) end,
      at, at, at
    from (select n, now() - interval '100 days' - n * interval '1 minute' as at from generate_series(0, ${rows - 1}::int) n) as made`);
  await database.execute(sql`
    insert into publicado_comunicados (id, slug, vigente_desde, vigente_hasta)
    select id, slug, vigente_desde, vigente_hasta from publicado`);
  await database.execute(sql`analyze publicado, publicado_comunicados`);
}
