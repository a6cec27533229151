import { Inject, Injectable } from '@nestjs/common';
import { and, eq, lt, notInArray, or, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { sinGuardar } from '../../platform/database/schema/panel.js';

export type UnsavedInput = typeof sinGuardar.$inferSelect;
/** The form of a user: a section and a row, or `nuevo`. */
export type UnsavedKey = Pick<UnsavedInput, 'uid' | 'seccion' | 'registro'>;

/** Maximum forms per user. */
const MAX_FORMS = 30;
const MAX_AGE_MS = 30 * 86_400_000;

/** Input of forms that was not saved, by its author. */
@Injectable()
export class UnsavedInputsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async find(key: UnsavedKey): Promise<UnsavedInput | undefined> {
    const [found] = await this.database.select().from(sinGuardar).where(is(key));
    return found;
  }

  /** Replaces the input of a form. Deletes those of anybody older than 30 days, and the author's beyond the newest 30. */
  async put(input: UnsavedInput): Promise<void> {
    const { uid, en } = input;
    const form = sql<string>`${sinGuardar.seccion} || ' ' || ${sinGuardar.registro}`;
    await this.database
      .insert(sinGuardar)
      .values(input)
      .onConflictDoUpdate({ target: [sinGuardar.uid, sinGuardar.seccion, sinGuardar.registro], set: input });
    const newest = this.database
      .select({ form })
      .from(sinGuardar)
      .where(eq(sinGuardar.uid, uid))
      .orderBy(sql`${sinGuardar.en} desc`)
      .limit(MAX_FORMS);
    const isOld = lt(sinGuardar.en, new Date(Date.parse(en) - MAX_AGE_MS).toISOString());
    const isBeyond = and(eq(sinGuardar.uid, uid), notInArray(form, newest));
    await this.database.delete(sinGuardar).where(or(isOld, isBeyond));
  }

  async remove(key: UnsavedKey): Promise<void> {
    await this.database.delete(sinGuardar).where(is(key));
  }
}

const is = ({ uid, seccion, registro }: UnsavedKey) =>
  and(eq(sinGuardar.uid, uid), eq(sinGuardar.seccion, seccion), eq(sinGuardar.registro, registro));
