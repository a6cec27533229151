import type { Paso } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import { eq, like } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { instalacion } from '../../platform/database/schema/installation.js';

type SkippedStep = NonNullable<Paso['apartado']>;

const PREFIX = 'paso:';
const MAIL_TRIED = 'correoProbado';
const keyOf = (clave: string) => PREFIX + clave;

/** Steps set aside, by whom and when, and the test mail. */
@Injectable()
export class StepNotesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async hasMail(): Promise<boolean> {
    const noted = this.database.select().from(instalacion).where(eq(instalacion.clave, MAIL_TRIED));
    return (await noted).length > 0;
  }

  async noteMail(): Promise<void> {
    const valor = new Date().toISOString();
    await this.database.insert(instalacion).values({ clave: MAIL_TRIED, valor }).onConflictDoNothing();
  }

  async findAside(): Promise<ReadonlyMap<string, SkippedStep>> {
    const rows = await this.database
      .select()
      .from(instalacion)
      .where(like(instalacion.clave, `${PREFIX}%`));
    return new Map(rows.map(({ clave, valor }) => [clave.slice(PREFIX.length), JSON.parse(valor) as SkippedStep]));
  }

  /** Returns false if it was already set aside; the first author remains. */
  async setAside(clave: string, note: SkippedStep, tx: Database): Promise<boolean> {
    const added = await tx
      .insert(instalacion)
      .values({ clave: keyOf(clave), valor: JSON.stringify(note) })
      .onConflictDoNothing()
      .returning();
    return added.length > 0;
  }

  /** Returns false if it wasn't set aside. */
  async resume(clave: string, tx: Database): Promise<boolean> {
    const removed = await tx
      .delete(instalacion)
      .where(eq(instalacion.clave, keyOf(clave)))
      .returning();
    return removed.length > 0;
  }
}
