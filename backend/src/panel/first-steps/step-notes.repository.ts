import type { Paso } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import { eq, like } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { instalacion } from '../../platform/database/schema/instalacion.js';

type SetAside = NonNullable<Paso['apartado']>;

const PREFIX = 'paso:';
const MAIL_TRIED = 'correoProbado';
const keyOf = (clave: string) => PREFIX + clave;

/**
 * What is known of first steps beyond the rows of sections, as notes of the installation: which somebody said are not needed
 * here, with who and when, and whether a mail of trial went out.
 */
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

  /** Those set aside, by the key of their step. */
  async findAside(): Promise<ReadonlyMap<string, SetAside>> {
    const rows = await this.database
      .select()
      .from(instalacion)
      .where(like(instalacion.clave, `${PREFIX}%`));
    return new Map(rows.map(({ clave, valor }) => [clave.slice(PREFIX.length), JSON.parse(valor) as SetAside]));
  }

  /** False when it was set aside before: whoever did stays named. */
  async setAside(clave: string, who: SetAside, tx: Database): Promise<boolean> {
    const added = await tx
      .insert(instalacion)
      .values({ clave: keyOf(clave), valor: JSON.stringify(who) })
      .onConflictDoNothing()
      .returning();
    return added.length > 0;
  }

  /** False when it was not set aside. */
  async takeUp(clave: string, tx: Database): Promise<boolean> {
    const removed = await tx
      .delete(instalacion)
      .where(eq(instalacion.clave, keyOf(clave)))
      .returning();
    return removed.length > 0;
  }
}
