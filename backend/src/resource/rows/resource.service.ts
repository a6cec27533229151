import {
  type Action,
  type AnyRow,
  type AnySection,
  canSee,
  clearHidden,
  clockAt,
  type Field,
  isNullable,
  mayReadRow,
  readFilter,
} from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { may, notGranted } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import type { AllRows, Page, RowQuery } from '../../platform/database/tables/row-query.js';
import { Problem } from '../../platform/http/problem.js';
import { validate } from '../../platform/http/schema.pipe.js';
import { conflictOf, type Lock, requireCurrentVersion } from '../../platform/http/version/version-tag.interceptor.js';
import { AccessLogService, isBulkRead, isLogged, ListingLimiter } from '../access-log/access-log.service.js';
import { changesBetween } from '../history/changesBetween.js';
import { fieldsUsed, type ListQuery, rowQueryOf, selectsSingleRows } from './api/listQuery.js';
import type { Batch } from './change.js';
import { completeRow, withoutEcho } from './completeRow.js';
import { FreeSlugs } from './free-slugs.js';
import { orderedRow } from './orders.js';
import { RowChecks } from './row-checks.js';
import { RowStores } from './row-stores.js';
import { RowWriter } from './row-writer.js';
import { sanitizeRichText } from './sanitizeRichText.js';
import { SectionPolicies } from './section-policy.js';
import { readableRow, redactRow, requireVisibleFields, requireWritable, writeResponse } from './visibility.js';

type Values = Record<string, unknown>;
/** A validated write, not yet executed; in a batch it joins the transaction. */
export type Write = (batch?: Batch) => Promise<void>;

/**
 * Reads and writes of any section: permission, schema, rules and audit. Every method throws a Problem when it
 * refuses.
 */
@Injectable()
export class ResourceService {
  constructor(
    private readonly stores: RowStores,
    private readonly writer: RowWriter,
    private readonly checks: RowChecks,
    private readonly policies: SectionPolicies,
    private readonly slugs: FreeSlugs,
    private readonly accessLog: AccessLogService,
    private readonly listed: ListingLimiter,
  ) {}

  /**
   * Returns a page and audits the read. A query that selects specific rows is logged per row as an opening. A page
   * larger than a screen, or one read with an API key, is logged as an export. Large reads, at once or across pages,
   * need a recent sign-in.
   */
  async list(section: AnySection, staff: Staff, list: ListQuery, requireRecent: () => void): Promise<Page<AnyRow>> {
    const page = await this.findPage(section, staff, list);
    const { length } = page.rows;
    await this.listed.count(section, staff, page.rows, requireRecent);
    if (isLogged(section) && selectsSingleRows(section, list, length))
      for (const row of page.rows) await this.accessLog.logOpening(section, row, staff);
    else if (staff.granted || isBulkRead(section, length))
      await this.accessLog.logExport(
        section,
        staff,
        length === 1 ? 'Lista de un registro' : `Lista de ${length} registros`,
        length,
      );
    return list.fields ? { ...page, rows: page.rows.map(pickerOf(list.fields)) } : page;
  }

  /** Returns a page of a list without auditing, for uses that show part of each row. */
  async findPage(section: AnySection, staff: Staff, list: ListQuery): Promise<Page<AnyRow>> {
    const page = await this.stores.of(section).findPage(section, queryFor(staff, section, list));
    const clock = clockAt();
    return { ...page, rows: page.rows.map((row) => redactRow(staff.rol, section, row, clock)) };
  }

  /** Streams every row of a filter with its visible fields, without auditing. */
  async findAll(section: AnySection, staff: Staff, list: Omit<ListQuery, 'range'>): Promise<AllRows<AnyRow>> {
    const { total, pages } = await this.stores.of(section).findAll(section, queryFor(staff, section, list));
    async function* visible() {
      for await (const rows of pages) {
        const clock = clockAt();
        yield rows.map((row) => redactRow(staff.rol, section, row, clock));
      }
    }
    return { total, pages: visible() };
  }

  /** Returns a row’s visible fields and logs its opening. */
  async get(section: AnySection, staff: Staff, id: string): Promise<AnyRow> {
    return redactRow(staff.rol, section, await this.getOpened(section, staff, id));
  }

  /** Returns the unfiltered row and logs its opening, for uses that show part of it. */
  async getOpened(section: AnySection, staff: Staff, id: string): Promise<AnyRow> {
    requirePermission(staff, 'leer', section);
    const row = await this.stored(section, id, staff);
    await this.accessLog.logOpening(section, row, staff);
    return row;
  }

  /** Validates and inserts a row; returns its visible fields. */
  async create(section: AnySection, staff: Staff, sent: Values): Promise<AnyRow> {
    const row = await this.prepareRow(section, staff, sent);
    const stored = await this.insert(section, row, staff);
    return stored ? writeResponse(staff, section, stored) : this.written(section, staff, row.id);
  }

  /** Validates an input and returns the complete row, not yet stored. */
  async prepareRow(section: AnySection, staff: Staff, sent: Values): Promise<AnyRow> {
    requirePermission(staff, 'crear', section);
    requireWritable(staff.rol, section, sent);
    const clean = validate(section.draft(), sanitizeRichText(section.fields, sent)) as Values;
    const row = completeRow(section, clearHidden(section.fields, clean), staff.uid, new Date());
    await this.checks.requireConsistent(section, row);
    return row;
  }

  /** `action` is the one recorded in history: an edit, or the recovery of a version. */
  async update(
    section: AnySection,
    staff: Staff,
    id: string,
    lock: Lock,
    sent: Values,
    action: Action = 'editar',
  ): Promise<AnyRow> {
    const { before, after, write } = await this.prepareUpdate(section, staff, id, lock, sent, action);
    if (changesBetween(before, after).length === 0) return writeResponse(staff, section, before);
    await write();
    return this.written(section, staff, id);
  }

  /** Validates an update; returns the row before and after, and its write. */
  async prepareUpdate(
    section: AnySection,
    staff: Staff,
    id: string,
    lock: Lock,
    sent: Values,
    action: Action = 'editar',
  ): Promise<{ before: AnyRow; after: AnyRow; write: Write }> {
    requirePermission(staff, 'editar', section);
    requireWritable(staff.rol, section, sent);
    const before = await this.stored(section, id, staff);
    await this.requireFresh(section, staff, before, lock);
    // Compares with what the user can read; otherwise errors would let them guess hidden values.
    const own = withoutEcho(section, sent, writeResponse(staff, section, before));
    const clean = validate(section.change(), sanitizeRichText(section.fields, own)) as Values;
    const after = clearHidden(section.fields, { ...before, ...filled(section, clean, before) });
    await this.checks.requireConsistent(section, after, before);
    const change = { section, action, before, after, staff };
    return { before, after, write: (batch) => this.writer.replace(change, conflict(section, staff, lock), batch) };
  }

  async transition(
    section: AnySection,
    staff: Staff,
    id: string,
    name: Action,
    lock: Lock,
    sent: Values,
  ): Promise<AnyRow> {
    const write = await this.prepareOrder(section, staff, id, name, lock, sent);
    await write();
    return this.written(section, staff, id);
  }

  /** Deletes an unpublished row to the trash; 409 if the version is not current. */
  async remove(section: AnySection, staff: Staff, id: string, lock: Lock): Promise<{ id: string }> {
    const write = await this.prepareRemoval(section, staff, id, lock);
    await write();
    return { id };
  }

  async prepareOrder(
    section: AnySection,
    staff: Staff,
    id: string,
    name: Action,
    lock: Lock,
    sent: Values,
  ): Promise<Write> {
    requirePermission(staff, name, section);
    return this.prepareOrderOf(section, staff, await this.stored(section, id, staff), name, lock, sent);
  }

  /** Validates an order on a row that the caller has read, inside its transaction or not. */
  async prepareOrderOf(
    section: AnySection,
    staff: Staff,
    before: AnyRow,
    name: Action,
    lock: Lock,
    sent: Values,
  ): Promise<Write> {
    requirePermission(staff, name, section);
    await this.requireFresh(section, staff, before, lock);
    const { version: _, ...values } = sent;
    const { after, actionValues } = orderedRow(section, name, before, values, staff);
    const change = { section, action: name, before, after, staff, actionValues };
    this.policies.beforeValidate(change);
    if (name === 'publicar') this.checks.requirePublishable(section, after);
    await this.checks.requireConsistent(section, after, before);
    return (batch) => this.writer.replace(change, conflict(section, staff, lock), batch);
  }

  /** Validates a deletion; published rows must be archived first. */
  async prepareRemoval(section: AnySection, staff: Staff, id: string, lock: Lock): Promise<Write> {
    requirePermission(staff, 'eliminar', section);
    const before = await this.stored(section, id, staff);
    await this.requireFresh(section, staff, before, lock);
    if (before.publicadoEn)
      throw new Problem('transicion_invalida', 'No se puede eliminar un registro publicado. Archívelo.');
    const change = { section, action: 'eliminar', before, staff };
    return (batch) => this.writer.remove(change, conflict(section, staff, lock), batch);
  }

  /** Inserts a row from `prepareRow`, with a generated slug if it has none. */
  insert(section: AnySection, row: AnyRow, staff: Staff, batch?: Batch): Promise<AnyRow | undefined> {
    const write = () => this.writer.insert({ section, action: 'crear', after: row, staff }, undefined, batch);
    return 'slug' in row && !row.slug ? this.slugs.write(section, row, section.title(row), write, batch?.tx) : write();
  }

  /** Returns the visible fields of a row just written. */
  async written(section: AnySection, staff: Staff, id: string): Promise<AnyRow> {
    return writeResponse(staff, section, await this.stored(section, id, staff));
  }

  /** Returns the source row of a copy; copying requires permission to read it. */
  async copyable(section: AnySection, staff: Staff, id: string): Promise<AnyRow> {
    requirePermission(staff, 'leer', section);
    return this.stored(section, id, staff);
  }

  /** Throws unless the version is current; a row in the error is logged as an opening. */
  async requireFresh(section: AnySection, staff: Staff, stored: AnyRow, lock: Lock): Promise<void> {
    try {
      requireCurrentVersion(lock, stored, () => readableRow(staff, section, stored));
    } catch (refusal) {
      if (refusal instanceof Problem && refusal.details.actual) await this.accessLog.logOpening(section, stored, staff);
      throw refusal;
    }
  }

  /**
   * Returns the row; throws a 404 if there is none that the role may read. An invalid id is not queried: PostgreSQL
   * would reject it.
   */
  async stored(section: AnySection, id: string, { rol }: Pick<Staff, 'rol'>): Promise<AnyRow> {
    const isId = section.fields.id.schema().safeParse(id).success;
    const row = isId ? await this.stores.of(section).find(section, id) : undefined;
    if (!row || !mayReadRow(rol, section, row)) throw notFound(section);
    return row;
  }
}

/** Picks fields of a row, plus `id` and `version`. */
const pickerOf =
  (fields: readonly string[]) =>
  (row: AnyRow): AnyRow =>
    Object.fromEntries(
      ['id', 'version', ...fields].flatMap((name) => (name in row ? [[name, row[name]]] : [])),
    ) as AnyRow;

/** Builds the store query of a list, limited to rows and fields that the caller may read. */
function queryFor(staff: Staff, section: AnySection, list: ListQuery): RowQuery {
  requirePermission(staff, 'leer', section);
  const query = rowQueryOf(section, list);
  requireVisibleFields(staff.rol, section, fieldsUsed(query), 'filter');
  requireVisibleFields(staff.rol, section, list.fields ?? [], 'fields');
  return {
    ...query,
    equals: { ...query.equals, ...readFilter(staff.rol, section) },
    searchIn: query.searchIn.filter((name) => canSee(staff.rol, section, name)),
  };
}

/** Throws without the permission. The guard checks it too, but operations have other callers. */
export function requirePermission(staff: Staff, action: Action, section: AnySection) {
  if (may(staff, action, section)) return;
  throw staff.granted ? notGranted(action, section) : new Problem('sin_permiso');
}

/** Maps emptied fields to their initial value; a non-nullable field keeps its previous value. */
const filled = (section: AnySection, change: Values, before: AnyRow): Values =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => {
      const field = section.fields[name] as Field;
      return [name, value ?? field.initial ?? (isNullable(field) ? null : before[name])];
    }),
  );

const notFound = (section: AnySection) => new Problem('no_encontrado', `${section.label.one}: no se encontró`);

/** Builds the conflict error of a concurrent write, with the current row if the user may read it. */
export const conflict = (section: AnySection, staff: Staff, lock: Lock) => (stored: AnyRow) =>
  conflictOf(lock)(readableRow(staff, section, stored));
