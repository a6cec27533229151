import { Inject, Injectable } from '@nestjs/common';
import { asc, eq } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';

const obligaciones = tables['sitio/obligaciones'];

/** Query limit, above any real number. */
const MAX_ROWS = 500;

export type Obligation = typeof obligaciones.$inferSelect;

/** Reads the obligations that administrador maintains. */
@Injectable()
export class ObligationsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  findAll(): Promise<Obligation[]> {
    return this.database.select().from(obligaciones).orderBy(asc(obligaciones.nombre)).limit(MAX_ROWS);
  }

  async find(id: string): Promise<Obligation | undefined> {
    const [found] = await this.database.select().from(obligaciones).where(eq(obligaciones.id, id));
    return found;
  }
}
