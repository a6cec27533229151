import {
  type Action,
  type AnyRow,
  type AnySection,
  can,
  canSee,
  type Field,
  faultsOf,
  faultsToPublish,
  getTransition,
  isNullable,
  meets,
  orderSchema,
  rowsOf,
  type Transition,
  todayInLaPaz,
  withoutHidden,
} from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { Staff } from '../auth/staff.js';
import { DATABASE, type Database } from '../database/database.js';
import { FilesService } from '../files/files.service.js';
import { changesBetween } from '../history/changesBetween.js';
import { HistoryRepository } from '../history/history.repository.js';
import { invalidData, Problem } from '../http/problem.js';
import { validate } from '../http/validate.js';
import { completeRow } from './completeRow.js';
import { withoutEcho } from './echo.js';
import { filesOf } from './filesOf.js';
import { freeSlug } from './freeSlug.js';
import { fieldsUsed, type ListQuery, rowQueryOf } from './listQuery.js';
import type { Page } from './row-query.js';
import { RowStores } from './row-stores.js';
import { sanitizeRichText } from './sanitizeRichText.js';
import { type Change, SectionPolicies } from './section-policy.js';
import { requireVisibleFields, requireWritable, visibleTo } from './visibility.js';

type Values = Record<string, unknown>;

/** Everything that staff do with the rows of any section. Each operation asks for its own permission first. */
@Injectable()
export class ResourceService {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly stores: RowStores,
    private readonly history: HistoryRepository,
    private readonly policies: SectionPolicies,
    private readonly files: FilesService,
  ) {}

  async findPage(section: AnySection, staff: Staff, list: ListQuery): Promise<Page<AnyRow>> {
    requirePermission(staff, 'leer', section);
    const query = rowQueryOf(section, list);
    requireVisibleFields(staff.rol, section, fieldsUsed(query));
    const page = await this.stores.of(section).findPage(section, { ...query, only: rowsOf(staff.rol, section) });
    return { ...page, rows: page.rows.map((row) => visibleTo(staff.rol, section, row)) };
  }

  async get(section: AnySection, staff: Staff, id: string): Promise<AnyRow> {
    requirePermission(staff, 'leer', section);
    return visibleTo(staff.rol, section, await this.readable(section, staff, id));
  }

  async create(section: AnySection, staff: Staff, sent: Values): Promise<AnyRow> {
    requirePermission(staff, 'crear', section);
    requireWritable(staff.rol, section, sent);
    const draft = withoutHidden(
      section.fields,
      sanitizeRichText(section.fields, validate(section.draft, sent) as Values),
    );
    const row = completeRow(section, draft, staff.uid, new Date());
    if ('slug' in row) row.slug ??= await this.freeSlugOf(section, row);
    await this.requireConsistent(section, row);
    return visibleTo(staff.rol, section, await this.insert({ section, action: 'crear', after: row, staff }));
  }

  async update(section: AnySection, staff: Staff, id: string, sent: Values): Promise<AnyRow> {
    requirePermission(staff, 'editar', section);
    requireWritable(staff.rol, section, sent);
    const before = await this.readable(section, staff, id);
    this.requireFresh(section, staff, before, sent.version);
    const change = sanitizeRichText(
      section.fields,
      validate(section.change, withoutEcho(section, sent, before)) as Values,
    );
    const after = withoutHidden(section.fields, { ...before, ...filled(section, change, before) });
    await this.requireConsistent(section, after, before);
    if (changesBetween(before, after).length === 0) return visibleTo(staff.rol, section, before);
    return this.replace({ section, action: 'editar', before, after, staff });
  }

  /** Orders a transition: `version` is the lock, the rest are the fields that it asks for. */
  async transition(section: AnySection, staff: Staff, id: string, name: Action, sent: Values): Promise<AnyRow> {
    requirePermission(staff, name, section);
    const transition = getTransition(section, name);
    const { version, ...rest } = sent;
    const before = await this.readable(section, staff, id);
    this.requireFresh(section, staff, before, version);
    const values = validate(orderSchema(section, transition), rest);
    if (!isPossible(transition, before)) throw impossible(section, staff, before, transition.field);
    const stamps = stampsOf(section, transition, staff, new Date());
    const after = {
      ...before,
      ...sanitizeRichText(section.fields, values),
      ...stamps,
      [transition.field]: transition.to,
    };
    if (name === 'publicar') this.requirePublishable(section, after);
    await this.requireConsistent(section, after, before);
    return this.replace({ section, action: name, before, after, staff });
  }

  async remove(section: AnySection, staff: Staff, id: string): Promise<{ id: string }> {
    requirePermission(staff, 'eliminar', section);
    const before = await this.readable(section, staff, id);
    if (before.publicadoEn)
      throw new Problem('transicion_invalida', 'No se puede eliminar un registro publicado. Archívelo.');
    const change: Change = { section, action: 'eliminar', before, staff };
    await this.database.transaction(async (tx) => {
      await this.policies.run('beforeWrite', change, tx);
      if (!(await this.stores.of(section).remove(section, id, before.version, tx)))
        throw conflict(section, staff, await this.stored(section, id, tx));
      await this.history.add(section, { ...before, version: before.version + 1 }, 'eliminar', staff, tx);
      await this.policies.run('afterWrite', change, tx);
    });
    await this.policies.committed(change);
    return { id };
  }

  /** Who did what and when, newest first, with what changed; only fields that the role may read. */
  async findHistory(section: AnySection, staff: Staff, id: string) {
    requirePermission(staff, 'leer', section);
    await this.readable(section, staff, id);
    const entries = await this.history.find(section, id);
    return entries.map(({ datos, registro: _, seccion: __, ...entry }, at) => ({
      ...entry,
      cambios: changesBetween(entries[at + 1]?.datos, datos).filter(({ campo }) => canSee(staff.rol, section, campo)),
    }));
  }

  /** Makes a row, its history and what else must stand or fall with it; for staff and visitors alike. */
  async insert(change: Change & { after: AnyRow }, also?: (tx: Database) => Promise<void>): Promise<AnyRow> {
    const { section, action, after, staff } = change;
    await this.database.transaction(async (tx) => {
      await this.policies.run('beforeWrite', change, tx);
      await this.stores.of(section).insert(section, after, tx);
      await this.history.add(section, after, action, staff, tx);
      await this.policies.run('afterWrite', change, tx);
      await also?.(tx);
    });
    await this.policies.committed(change);
    return this.stored(section, after.id);
  }

  private async replace(change: Change & { before: AnyRow; after: AnyRow; staff: Staff }): Promise<AnyRow> {
    const { section, action, before, after, staff } = change;
    Object.assign(after, {
      version: before.version + 1,
      actualizadoEn: new Date().toISOString(),
      actualizadoPor: staff.uid,
    });
    await this.database.transaction(async (tx) => {
      await this.policies.run('beforeWrite', change, tx);
      if (!(await this.stores.of(section).replace(section, after, before.version, tx)))
        throw conflict(section, staff, await this.stored(section, after.id, tx));
      await this.history.add(section, after, action, staff, tx);
      await this.policies.run('afterWrite', change, tx);
    });
    await this.policies.committed(change);
    return visibleTo(staff.rol, section, await this.stored(section, after.id));
  }

  /** The row, if it is one that this role may read; otherwise it is as if it did not exist. */
  private async readable(section: AnySection, staff: Staff, id: string): Promise<AnyRow> {
    const row = await this.stored(section, id);
    if (!meets(row, rowsOf(staff.rol, section))) throw notFound(section);
    return row;
  }

  private async stored(section: AnySection, id: string, tx?: Database): Promise<AnyRow> {
    const row = await this.stores.of(section).find(section, id, tx);
    if (!row) throw notFound(section);
    return row;
  }

  private freeSlugOf(section: AnySection, row: AnyRow) {
    return freeSlug(section.title(row), async (slug) => {
      const { total } = await this.stores.of(section).findPage(section, {
        equals: { slug: [slug] },
        between: {},
        sort: ['id', 'ASC'],
        range: [0, 0],
      });
      return total > 0;
    });
  }

  private requireFresh(section: AnySection, staff: Staff, stored: AnyRow, version: unknown) {
    if (version !== undefined && version !== stored.version) throw conflict(section, staff, stored);
  }

  private async requireConsistent(section: AnySection, row: Values, before: Values = {}) {
    const faults = { ...faultsOf(section, row, todayInLaPaz()), ...(await this.misplacedFiles(section, row, before)) };
    if (Object.keys(faults).length > 0) throw invalidData(faults);
  }

  /** A row may only name files brought for that very field; those it already named were checked then. */
  private async misplacedFiles(section: AnySection, row: Values, before: Values) {
    const known = new Set(filesOf(section.fields, before).map(({ id }) => id));
    const uses = filesOf(section.fields, row).filter(({ id }) => !known.has(id));
    const misplaced = uses.length > 0 ? await this.files.findMisplaced(section.name, uses) : [];
    const fields = uses.filter(({ id }) => misplaced.includes(id)).map(({ campo }) => campo.split('.')[0] as string);
    return Object.fromEntries(fields.map((name) => [name, 'El archivo no existe o no es de este campo']));
  }

  private requirePublishable(section: AnySection, row: Values) {
    const faults = faultsToPublish(section, row, todayInLaPaz());
    if (Object.keys(faults).length > 0) throw invalidData(faults);
  }
}

/** Asserts the right; the guard has asked already, but an operation has other doors too. */
function requirePermission(staff: Staff, action: Action, section: AnySection) {
  if (!can(staff.rol, action, section)) throw new Problem('sin_permiso');
}

/** An emptied field goes back to its initial value; one that may not be empty keeps what it had. */
const filled = (section: AnySection, change: Values, before: AnyRow): Values =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => {
      const field = section.fields[name] as Field;
      return [name, value ?? field.initial ?? (isNullable(field) ? null : before[name])];
    }),
  );

const notFound = (section: AnySection) => new Problem('no_encontrado', `${section.label.one}: no se encontró`);

const conflict = (section: AnySection, staff: Staff, stored: AnyRow) =>
  new Problem('conflicto', 'Otro usuario modificó este registro. Actualice la página.', {
    actual: visibleTo(staff.rol, section, stored),
  });

const isPossible = ({ field, from, when }: Transition & { field: string }, row: AnyRow) =>
  from.includes(row[field] as string) && meets(row, when);

/** What the server itself writes on an order: the moment, or who gave it. */
const stampsOf = (section: AnySection, { stamps = [] }: Transition, staff: Staff, now: Date): Values =>
  Object.fromEntries(
    stamps.map((name) => [name, section.fields[name].kind === 'member' ? staff.uid : now.toISOString()]),
  );

function impossible(section: AnySection, staff: Staff, row: AnyRow, field: string): Problem {
  const flow = section.flows[field];
  const possible = Object.entries(flow?.transitions ?? {})
    .filter(([name, transition]) => isPossible({ ...transition, field }, row) && can(staff.rol, name, section))
    .map(([, { label }]) => label);
  const now = flow?.states[row[field] as string];
  return new Problem(
    'transicion_invalida',
    `Está en «${now}». ${possible.length > 0 ? `Puede: ${possible.join(', ')}.` : 'No admite más acciones.'}`,
    { permitidas: possible },
  );
}
