import { kinds } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { keyOf } from '../../platform/database/ground/keyOf.js';
import { historial } from '../../platform/database/schema/historial.js';

/** Something that another person, or none, did to a case: gave it to somebody, or brought documents. */
export type CaseEvent = {
  registro: string;
  version: number;
  accion: string;
  uid: string | null;
  en: string;
  a: string;
};

/** What changes no case; in the words of the index of history, which the database then reads by. */
const BESIDE = sql.raw(
  "'abrir', 'describir', 'invitar', 'cambiarClave', 'cerrarSesiones', 'pedirAprobacion', 'devolverAprobacion'",
);

/** What others did to cases of late, as their history has it. */
@Injectable()
export class CaseEventsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Of those cases, what gave them to one of those people or what `visitors` did, since then; the last first. */
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
