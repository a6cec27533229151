import { kinds } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { keyOf } from '../../platform/database/ground/tables.js';
import { historial } from '../../platform/database/schema/history.js';

/** A change to a case by someone else: an assignment, or documents from the visitor (`uid` null). */
export type CaseEvent = {
  registro: string;
  version: number;
  accion: string;
  uid: string | null;
  en: string;
  a: string;
};

/** Actions that don't change the case; spelled as in the history's partial index, so that the query uses it. */
const BESIDE = sql.raw(
  "'abrir', 'describir', 'invitar', 'cambiarClave', 'cerrarSesiones', 'pedirAprobacion', 'devolverAprobacion'",
);

@Injectable()
export class CaseEventsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Returns assignments to `holders` and the action `visitors` on those cases, latest first. */
  async find(
    section: string,
    ids: readonly string[],
    { holders, visitors, since, but }: { holders: readonly string[]; visitors: string; since: string; but: string },
  ): Promise<CaseEvent[]> {
    if (ids.length === 0) return [];
    const holder = sql`${historial.datos}->>${keyOf(kinds.submission, 'asignadoA')}`;
    const { rows } = (await this.database.execute(sql`
      select registro, version, accion, uid, en, a from (
        select ${historial.registro} as registro, ${historial.version} as version, ${historial.accion} as accion,
               ${historial.uid} as uid, to_json(${historial.en})#>>'{}' as en, ${holder} as a,
               lag(${holder}) over (partition by ${historial.registro} order by ${historial.version}, ${historial.id}) as before
          from ${historial}
         where ${historial.seccion} = ${section} and ${historial.accion} not in (${BESIDE})
           and ${historial.registro} = any(${sql.param([...ids])}::text[])
      ) as lines
      where en >= ${since} and a = any(${sql.param([...holders])}::text[])
        and (accion = ${visitors} or (uid <> ${but} and a is distinct from before))
      order by en desc`)) as unknown as { rows: CaseEvent[] };
    return rows;
  }
}
