import type { TurnoTomado } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import { and, eq, gt, ne } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';

const turnos = tables['sitio/turnos'];
const isTaken = ne(turnos.estado, 'cancelado');

@Injectable()
export class TurnosRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  findTaken(): Promise<TurnoTomado[]> {
    return this.database
      .select({ agencia: turnos.agencia, cuando: turnos.cuando })
      .from(turnos)
      .where(and(gt(turnos.cuando, new Date().toISOString()), isTaken));
  }

  async isTaken({ agencia, cuando }: TurnoTomado, tx: Database): Promise<boolean> {
    return (await tx.$count(turnos, and(eq(turnos.agencia, agencia), eq(turnos.cuando, cuando), isTaken))) > 0;
  }
}
