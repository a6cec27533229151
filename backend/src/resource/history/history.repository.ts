import type { Action, AnyRow, AnySection } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
  type WithSubquery,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { Staff } from '../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/locks.js';
import type { StoredFile } from '../../platform/database/schema/files.js';
import { type BesideRow, historial } from '../../platform/database/schema/history.js';
import { ALWAYS } from './changesBetween.js';
import type { HistoryQuery } from './historyQuery.js';

/** Actions that read or share without writing content. */
const LOOKED = ['abrir', 'imprimirConstancia', 'exportar', 'mostrar', 'compartirVista', 'cambiarVista', 'retirarVista'];

export type HistoryEntry = typeof historial.$inferSelect;
type Author = Pick<Staff, 'uid' | 'email'>;

/** A state and the time when the row entered it. */
export type StateOnRecord = { estado: string; en: string };

/** An event's name and time. */
export type EventMoment = { registro: string; en: string };

/** Limit of history lines read, above what a case has. */
const MAX_STATES = 500;

/** Append-only audit log. Nothing deletes lines, and only retention changes them. */
@Injectable()
export class HistoryRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /**
   * Logs a row's new version, in the transaction of the change, so that both commit or neither. `alongside` runs in the
   * same statement.
   */
  async addVersion(
    section: AnySection,
    row: AnyRow,
    action: Action,
    staff: Staff | undefined,
    tx: Database,
    alongside: WithSubquery[] = [],
  ) {
    await tx
      .with(...alongside)
      .insert(historial)
      .values(lineOf(section, row, action, staff));
  }

  /** Logs an action that does not change its row. */
  async addBeside(
    section: AnySection,
    row: AnyRow,
    action: BesideRow,
    staff: Staff,
    tx: Database,
    nota: string | null = null,
  ) {
    await this.addDone(section, row, action, staff, tx, nota);
  }

  /** Logs an action already done outside the database; its author may be nobody, or a user whose rights ended. */
  async addDone(
    section: AnySection,
    row: AnyRow,
    action: BesideRow,
    staff: Author | undefined,
    tx: Database,
    nota: string | null = null,
  ) {
    await tx.insert(historial).values({ ...lineOf(section, row, action, staff), nota });
  }

  /** Logs an event of a section as a whole, or outside its rows. */
  async addEvent(
    section: Pick<AnySection, 'name'>,
    accion: Action,
    titulo: string,
    staff: Staff,
    datos: Record<string, unknown>,
    tx?: Database,
  ) {
    const event = eventOf(section, accion, uuidv7(), staff, { titulo, datos });
    await (tx ?? this.database).insert(historial).values(event);
  }

  /** Logs an event once per name; returns false when it already exists. */
  async addOnce(
    section: AnySection,
    accion: Action,
    name: string,
    staff: Staff,
    content: Pick<HistoryEntry, 'titulo' | 'datos'>,
    tx: Database,
  ): Promise<boolean> {
    const event = eventOf(section, accion, name, staff, content);
    const added = await tx.insert(historial).values(event).onConflictDoNothing().returning({ id: historial.id });
    return added.length > 0;
  }

  /**
   * Returns the uid that last did one of the actions, or changed one of the fields, `since` then. Null when nobody did
   * or the author is not staff.
   */
  async findLastAuthor(
    { name }: AnySection,
    registro: string,
    { done = [], changed, since }: { done?: readonly string[]; changed: readonly string[]; since?: string },
  ): Promise<string | null> {
    const compared = sql`jsonb_build_array(${sql.join(
      changed.map((field) => sql`${historial.datos} -> ${field}::text`),
      sql`, `,
    )})`;
    const lines = this.database
      .select({
        id: historial.id,
        uid: historial.uid,
        accion: historial.accion,
        en: historial.en,
        isAnother: sql<boolean>`${compared} is distinct from lag(${compared}) over (order by ${historial.id})`.as(
          'is_another',
        ),
      })
      .from(historial)
      .where(and(eq(historial.seccion, name), eq(historial.registro, registro)))
      .as('lines');
    const [last] = await this.database
      .select({ uid: lines.uid })
      .from(lines)
      .where(and(or(lines.isAnother, inArray(lines.accion, [...done])), since ? gte(lines.en, since) : undefined))
      .orderBy(desc(lines.id))
      .limit(1);
    return last?.uid ?? null;
  }

  /** Returns, per section, whether that email ever did any of its actions. */
  async findDone(email: string, queries: readonly { section: string; done: readonly string[] }[]): Promise<boolean[]> {
    const lines = queries.map(({ section, done }) =>
      exists(
        this.database
          .select({ id: historial.id })
          .from(historial)
          // Uses the collation of the column's index.
          .where(
            and(
              sql`${historial.email} collate "espanol" = ${email}`,
              eq(historial.seccion, section),
              inArray(historial.accion, [...done]),
            ),
          ),
      ),
    );
    const columns = Object.fromEntries(lines.map((line, at) => [String(at), sql<boolean>`${line}`]));
    const [found] = await this.database.select(columns).from(sql`(values (1)) as one`);
    return queries.map((_, at) => found?.[String(at)] === true);
  }

  /** Returns whether any staff user has written in the section; the server seeds rows without an author. */
  async hasStaffWritten({ name }: AnySection): Promise<boolean> {
    const [line] = await this.database
      .select({ id: historial.id })
      .from(historial)
      .where(and(eq(historial.seccion, name), isNotNull(historial.uid), notInArray(historial.accion, [...LOOKED])))
      .limit(1);
    return line !== undefined;
  }

  /** Returns the event of that name and action. */
  async findEvent({ name }: AnySection, accion: Action, registro: string): Promise<HistoryEntry | undefined> {
    const [event] = await this.database
      .select()
      .from(historial)
      .where(and(eq(historial.seccion, name), eq(historial.accion, accion), eq(historial.registro, registro)));
    return event;
  }

  /** Returns the existing events of an action among those names, with their times. */
  async findEvents({ name }: AnySection, accion: Action, registros: readonly string[]): Promise<EventMoment[]> {
    if (registros.length === 0) return [];
    return this.database
      .select({ registro: historial.registro, en: historial.en })
      .from(historial)
      .where(
        and(eq(historial.seccion, name), eq(historial.accion, accion), inArray(historial.registro, [...registros])),
      );
  }

  /** Logs that a user opened a row, unless already logged since that time. */
  async addOpening(section: AnySection, row: AnyRow, { uid, email }: Staff, since: string): Promise<void> {
    const opened = and(
      eq(historial.accion, 'abrir'),
      eq(historial.seccion, section.name),
      eq(historial.registro, row.id),
      eq(historial.uid, uid),
      gte(historial.en, since),
    );
    await this.database.transaction(async (tx) => {
      // Serializes parallel requests of one screen, so that they log one opening.
      await lockNamed(`abrir ${uid} ${row.id}`, tx);
      const [before] = await tx.select({ id: historial.id }).from(historial).where(opened).limit(1);
      if (before) return;
      await tx.insert(historial).values({
        id: uuidv7(),
        seccion: section.name,
        registro: row.id,
        version: row.version,
        accion: 'abrir',
        titulo: section.title(row),
        uid,
        email,
        en: new Date().toISOString(),
        datos: null,
      });
    });
  }

  /** Logs an action on a file, in its section. */
  async addFileEvent(file: StoredFile, accion: Action, staff: Staff, datos: Record<string, unknown>, tx: Database) {
    const { uid, email } = staff;
    await tx.insert(historial).values({
      id: uuidv7(),
      seccion: file.seccion,
      registro: file.id,
      version: file.version,
      accion,
      titulo: `Archivo ${file.nombreOriginal}`,
      uid,
      email,
      en: new Date().toISOString(),
      datos,
    });
  }

  /** Returns the row as the last such action left it, inside the transaction. */
  async findLast(section: AnySection, id: string, accion: Action, tx: Database): Promise<AnyRow | undefined> {
    const [entry] = await tx
      .select({ datos: historial.datos })
      .from(historial)
      .where(and(eq(historial.seccion, section.name), eq(historial.registro, id), eq(historial.accion, accion)))
      .orderBy(desc(historial.en), desc(historial.id))
      .limit(1);
    return entry?.datos as AnyRow | undefined;
  }

  /** Returns a version of a row. Deletion and restore count as versions. */
  async findVersion(section: AnySection, id: string, version: number): Promise<HistoryEntry | undefined> {
    const [entry] = await this.database
      .select()
      .from(historial)
      .where(
        and(
          eq(historial.seccion, section.name),
          eq(historial.registro, id),
          eq(historial.version, version),
          ne(historial.accion, 'abrir'),
        ),
      )
      .orderBy(desc(historial.en), desc(historial.id))
      .limit(1);
    return entry;
  }

  /** Returns a row's history, newest first, optionally before a line. Openings are excluded; the audit shows them. */
  find(section: AnySection, id: string, { antes, limite }: HistoryQuery): Promise<HistoryEntry[]> {
    const own = and(eq(historial.seccion, section.name), eq(historial.registro, id));
    const where = and(own, ne(historial.accion, 'abrir'));
    return this.database
      .select()
      .from(historial)
      .where(antes === undefined ? where : and(where, this.isBefore(antes, own)))
      .orderBy(desc(historial.en), desc(historial.id))
      .limit(limite);
  }

  /** Returns the changed field names of each line against the previous version; none for the first. */
  async findChangedFields(ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
    if (ids.length === 0) return new Map();
    const { id, seccion, registro, version, datos } = alias(historial, 'antes');
    const before = this.database
      .select({ datos })
      .from(alias(historial, 'antes'))
      .where(
        and(
          eq(seccion, historial.seccion),
          eq(registro, historial.registro),
          lt(version, historial.version),
          isNotNull(datos),
        ),
      )
      .orderBy(desc(version), desc(id))
      .limit(1)
      .as('anterior');
    // Compared in SQL, so that only names are transferred, not a hundred row bodies.
    const changed = sql<
      string[]
    >`(select coalesce(jsonb_agg(campo), '[]') from jsonb_object_keys(${historial.datos}) campo
      where campo not in (${sql.join(
        [...ALWAYS].map((name) => sql`${name}`),
        sql`, `,
      )})
      and ${historial.datos}->campo is distinct from coalesce(${before.datos}->campo, 'null'))`;
    const lines = await this.database
      .select({ id: historial.id, changed })
      .from(historial)
      .innerJoinLateral(before, sql`true`)
      .where(and(inArray(historial.id, [...ids]), sql`jsonb_typeof(${historial.datos}) = 'object'`));
    return new Map(lines.map((line) => [line.id, line.changed]));
  }

  /** Returns a row's states in order, each with its time. */
  async findStates({ name }: AnySection, id: string): Promise<StateOnRecord[]> {
    const estado = sql<string>`${historial.datos}->>'estado'`;
    const lines = await this.database
      .select({ estado, en: historial.en })
      .from(historial)
      .where(and(eq(historial.seccion, name), eq(historial.registro, id), sql`${estado} is not null`))
      .orderBy(asc(historial.version), asc(historial.id))
      .limit(MAX_STATES);
    return lines.filter((line, at) => line.estado !== lines[at - 1]?.estado);
  }

  private isBefore(line: string, own: SQL | undefined): SQL {
    const { en, id } = historial;
    const read = this.database
      .select({ en, id })
      .from(historial)
      .where(and(own, eq(id, line)));
    return sql`(${en}, ${id}) < (${read})`;
  }

  /**
   * Anonymizes every history line of a row with `change`. A database trigger rejects updates of history unless the
   * transaction sets `historial.anonimizar`.
   */
  async anonymise(
    section: AnySection,
    id: string,
    change: (datos: HistoryEntry['datos']) => Partial<HistoryEntry>,
    tx: Database,
  ) {
    await tx.execute(sql`select set_config('historial.anonimizar', 'si', true)`);
    const own = and(eq(historial.seccion, section.name), eq(historial.registro, id));
    for (const { id: line, datos } of await tx.select().from(historial).where(own))
      await tx.update(historial).set(change(datos)).where(eq(historial.id, line));
    await tx.execute(sql`select set_config('historial.anonimizar', '', true)`);
  }
}

const lineOf = (section: AnySection, row: AnyRow, accion: Action, staff: Author | undefined): HistoryEntry => ({
  id: uuidv7(),
  seccion: section.name,
  registro: row.id,
  version: row.version,
  accion,
  titulo: section.title(row),
  uid: staff?.uid ?? null,
  email: staff?.email ?? null,
  en: new Date().toISOString(),
  datos: row,
  nota: null,
});

const eventOf = (
  { name }: Pick<AnySection, 'name'>,
  accion: Action,
  registro: string,
  { uid, email }: Staff,
  content: Pick<HistoryEntry, 'titulo' | 'datos'>,
) => ({
  id: uuidv7(),
  seccion: name,
  registro,
  version: 1,
  accion,
  uid,
  email,
  en: new Date().toISOString(),
  ...content,
});
