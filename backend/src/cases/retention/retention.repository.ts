import { type AnyRow, type AnySection, isSectionName } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { locks } from '../../platform/database/locks.js';
import { envios, notasInternas } from '../../platform/database/schema/cases.js';
import { correos } from '../../platform/database/schema/correos.js';
import { historial } from '../../platform/database/schema/history.js';
import { tables } from '../../platform/database/tables/tables.js';
import type { Past, RetainedSection } from './terms.js';

const MAX_LISTED = 200;

@Injectable()
export class RetentionRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Takes the advisory lock of retention, until the transaction ends. */
  async lock(tx: Database): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.retention})`);
  }

  async findDue(section: RetainedSection, term: Past, tx = this.database): Promise<AnyRow[]> {
    const { table, columns, due } = partsOf(section);
    const rows = await tx.select().from(table).where(due(term)).orderBy(asc(columns.creadoEn)).limit(MAX_LISTED);
    return rows as AnyRow[];
  }

  /** Counts closed cases whose period ends between two moments, and open ones already past it at the first. */
  async count(section: RetainedSection, from: Past, to: Past) {
    const { table, columns, due, past } = partsOf(section);
    const one = async (where: SQL | undefined) =>
      (await this.database.select({ total: count() }).from(table).where(where))[0]?.total ?? 0;
    const open = and(
      isNull(columns.anonimizadoEn),
      past(from),
      notInArray(columns.estado, [...section.submission.retention.closed]),
    );
    return { porVencer: await one(and(due(to), not(past(from)))), abiertos: await one(open) };
  }

  /** Removes personal data from a case's notes, receipts and mails; cancels pending mails. Returns the mails' ids. */
  async forgetAround({ name }: AnySection, id: string, text: string, tx: Database): Promise<string[]> {
    await tx
      .update(notasInternas)
      .set({ texto: text })
      .where(and(eq(notasInternas.seccion, name), eq(notasInternas.registro, id)));
    await tx.delete(envios).where(and(eq(envios.seccion, name), eq(envios.registro, id)));
    const mails = await tx
      .update(correos)
      .set({
        para: text,
        asunto: text,
        hilo: null,
        texto: null,
        html: null,
        calendario: null,
        adjuntos: [],
        ultimoError: null,
        estado: sql`case when ${correos.estado} = 'pendiente' then 'fallido' else ${correos.estado} end`,
        proximoIntento: null,
        // The new version makes a concurrent delivery discard its result, whose error may contain the address.
        version: sql`${correos.version} + 1`,
      })
      .where(and(eq(correos.seccion, name), eq(correos.registro, id)))
      .returning({ id: correos.id });
    return mails.map((mail) => mail.id);
  }

  /** Removes the origin from a batch of submissions made before a moment. Returns their ids. */
  async forgetOrigins(section: AnySection, before: string, tx: Database): Promise<string[]> {
    const { table, columns } = partsOf(section);
    const some = await tx
      .select({ id: columns.id })
      .from(table)
      .where(and(isNotNull(columns.huellaOrigen), lt(columns.creadoEn, before)))
      .limit(MAX_LISTED);
    const ids = some.map(({ id }) => String(id));
    if (ids.length > 0) await tx.update(table).set({ huellaOrigen: null }).where(inArray(columns.id, ids));
    return ids;
  }

  /** Counts anonymized cases by section and day in La Paz, latest first. */
  findDone() {
    const dia = sql<string>`to_char(${historial.en} at time zone 'America/La_Paz', 'YYYY-MM-DD')`;
    return this.database
      .select({ seccion: historial.seccion, dia, cantidad: count() })
      .from(historial)
      .where(eq(historial.accion, 'anonimizar'))
      .groupBy(historial.seccion, dia)
      .orderBy(sql`2 desc`, asc(historial.seccion))
      .limit(MAX_LISTED);
  }
}

type Columns = Record<'id' | 'creadoEn' | 'conservarHasta' | 'anonimizadoEn' | 'estado' | 'huellaOrigen', PgColumn>;

function partsOf({ name, submission }: AnySection) {
  if (!isSectionName(name)) throw new Error(`${name} is not in the list of sections`);
  const table = tables[name] as unknown as PgTable;
  const columns = getTableColumns(table) as unknown as Columns;
  const past = (term: Past) =>
    'madeBefore' in term ? lt(columns.creadoEn, term.madeBefore) : lt(columns.conservarHasta, term.keptUntilBefore);
  const due = (term: Past) =>
    and(isNull(columns.anonimizadoEn), past(term), inArray(columns.estado, [...(submission?.retention.closed ?? [])]));
  return { table, columns, due, past };
}
