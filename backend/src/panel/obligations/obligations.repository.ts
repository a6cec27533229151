import { Inject, Injectable } from '@nestjs/common';
import { asc, eq } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';

const obligaciones = tables['sitio/obligaciones'];

const MAX_ROWS = 500;

export type Obligation = typeof obligaciones.$inferSelect;

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
