import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';

const jefaturas = tables['sitio/jefaturas'];

export type Head = Pick<typeof jefaturas.$inferSelect, 'rol' | 'jefe'>;

@Injectable()
export class HeadsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  findAll(): Promise<Head[]> {
    return this.database.select({ rol: jefaturas.rol, jefe: jefaturas.jefe }).from(jefaturas);
  }
}
