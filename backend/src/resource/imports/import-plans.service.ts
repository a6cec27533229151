import { type AnyRow, type AnySection, todayInLaPaz } from '@coop/domain';
import type { ImportFault } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import type { Database } from '../../platform/database/database.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import { invalidFile } from '../files/content/uploadField.js';
import { changesBetween } from '../history/changesBetween.js';
import { ResourceService } from '../rows/resource.service.js';
import { RowStores } from '../rows/row-stores.js';
import { type FileHeader, headerOf } from './columnsOf.js';
import type { ParsedTable } from './findLines.js';
import { checkValues } from './lines.js';
import { type ImportPlan, type Plan, requireDraft } from './plan.js';
import { inputValues, type RawRow, rawValues, rowFaults, rowsOfLines, unreadableCells } from './rawRow.js';

type Values = Record<string, unknown>;
/** A valid row of a file: its lines, parsed values, match key and, if given, its id. */
type Good = { row: RawRow; fila: number; values: Values; key: string; id?: string };

@Injectable()
export class ImportPlans {
  constructor(
    private readonly stores: RowStores,
    private readonly resources: ResourceService,
  ) {}

  async make(section: AnySection, staff: Staff, { lines, aviso }: ParsedTable): Promise<Plan> {
    const header = headerOf(section, staff, lines, aviso);
    const { columns, identity } = header;
    const all = [...identity, ...columns];
    if (lines.length === 1) throw invalidFile('El archivo no tiene filas.');
    const faults: ImportFault[] = [];
    const planned: ImportPlan[] = [];
    const refuse = (row: RawRow, own: readonly ImportFault[]) => {
      faults.push(...own);
      const line = { fila: row[0].fila, titulo: '', valores: rawValues(columns, row), cambios: [] };
      planned.push({ line: { ...line, accion: 'corregir' } });
    };

    const { good, wrong } = this.check(section, header, rowsOfLines(header, lines.slice(1)));
    for (const { row, faults } of wrong) refuse(row, faults);
    const stored = await this.findStored(section, good);
    const lineOf = new Map<string, number>();
    for (const one of good) {
      const plan = this.plan(section, staff, one, stored.get(one.key) ?? [], lineOf);
      await plan.then(
        (made) => planned.push(made),
        (error: unknown) => refuse(one.row, rowFaults(section, all, one.row, messagesOf(error))),
      );
    }
    planned.sort((a, b) => a.line.fila - b.line.fila);
    faults.sort((a, b) => a.fila - b.fila);
    const isCurrent = async (tx: Database) =>
      snapshotOf(await this.findStored(section, good, tx)) === snapshotOf(stored);
    return { columns, lines: planned, faults, aviso, isCurrent };
  }

  private check(section: AnySection, { columns, identity }: FileHeader, rows: readonly RawRow[]) {
    const today = todayInLaPaz();
    const all = [...identity, ...columns];
    const good: Good[] = [];
    const wrong: { row: RawRow; faults: ImportFault[] }[] = [];
    for (const row of rows) {
      const unread = unreadableCells(all, row);
      const checked = row[0].messages[''] ? { messages: {} } : checkValues(section, inputValues(columns, row), today);
      const refused = 'messages' in checked ? rowFaults(section, columns, row, checked.messages) : [];
      const faulty = new Set(unread.map(placeOf));
      const faults = [...unread, ...refused.filter((fault) => !faulty.has(placeOf(fault)))];
      if ('messages' in checked || faults.length > 0) {
        wrong.push({ row, faults });
        continue;
      }
      const { fila, written } = row[0];
      const id = written.get('id')?.trim().toLowerCase() || undefined;
      good.push({ row, fila, values: checked.values, key: id ?? keyOf(section, checked.values), ...(id && { id }) });
    }
    return { good, wrong };
  }

  /** Plans one row. `lineOf`: line number of rows already seen, by id or, for new ones, by key. */
  private async plan(
    section: AnySection,
    staff: Staff,
    one: Good,
    found: readonly AnyRow[],
    lineOf: Map<string, number>,
  ): Promise<ImportPlan> {
    const [only, ...others] = found;
    const [key] = keyNames(section);
    if (!only && one.id) throw invalidData({ id: 'Ese registro ya no está: vacíe el identificador para crearlo' });
    if (others.length > 0) throw invalidData({ [key]: `Hay ${found.length} así: corríjalos en su ficha` });
    const target = only?.id ?? one.key;
    const earlier = lineOf.get(target);
    if (earlier !== undefined) throw invalidData({ [one.id ? 'id' : key]: `Repite la fila ${earlier}` });
    lineOf.set(target, one.fila);
    if (!only) return this.planNew(section, staff, one);
    return this.planChange(section, staff, one, only);
  }

  private async planNew(section: AnySection, staff: Staff, { fila, values }: Good): Promise<ImportPlan> {
    const row = await this.resources.prepareRow(section, staff, values);
    return {
      line: { fila, accion: 'crear', titulo: section.title(row), valores: storedValues(values, row), cambios: [] },
      write: (batch) => this.resources.insert(section, row, staff, batch),
    };
  }

  private async planChange(section: AnySection, staff: Staff, good: Good, found: AnyRow): Promise<ImportPlan> {
    const { fila, values, row } = good;
    const { id, version } = found;
    const { before, after, write } = await this.resources.prepareUpdate(section, staff, id, { version }, values);
    const cambios = changesBetween(before, after);
    const line = { fila, titulo: section.title(before), valores: storedValues(values, after), cambios };
    if (cambios.length === 0) return { line: { ...line, accion: 'ninguna' }, seen: { id, version } };
    const exported = row[0].written.get('version')?.trim();
    if (exported && exported !== String(version))
      throw invalidData({ version: 'El registro cambió después de esta exportación: expórtelo de nuevo' });
    const imported = cambios.filter(({ campo }) => campo in values);
    requireDraft(section, before, imported);
    return { line: { ...line, accion: 'actualizar' }, seen: { id, version }, write };
  }

  /** Returns the stored rows that the lines match, by id or key. */
  private async findStored(section: AnySection, good: readonly Good[], tx?: Database): Promise<Map<string, AnyRow[]>> {
    const found = new Map<string, AnyRow[]>();
    const find = async (equals: Readonly<Record<string, unknown[]>>, keyIn: (row: AnyRow) => string) => {
      const query = {
        equals,
        between: {},
        searchIn: [],
        sort: ['id', 'ASC'],
      } as const;
      const { pages } = await this.stores.of(section).findAll(section, query, tx);
      for await (const rows of pages)
        for (const row of rows) found.set(keyIn(row), [...(found.get(keyIn(row)) ?? []), row]);
    };
    const isId = (id: string) => section.fields.id.schema().safeParse(id).success;
    const ids = good.flatMap(({ id }) => (id && isId(id) ? [id] : []));
    if (ids.length > 0) await find({ id: ids }, ({ id }) => id);
    const keyed = good.filter(({ id }) => !id);
    const valuesOf = (name: string) => [...new Set(keyed.map(({ values }) => values[name] ?? null))];
    if (keyed.length > 0)
      await find(Object.fromEntries(keyNames(section).map((name) => [name, valuesOf(name)])), (row) =>
        keyOf(section, row),
      );
    return found;
  }
}

const keyNames = ({ imports }: AnySection) => imports as readonly [string, ...string[]];

const keyOf = (section: AnySection, values: Readonly<Values>): string =>
  JSON.stringify(keyNames(section).map((name) => values[name] ?? null));

/** Serializes ids and versions, to compare two reads. */
const snapshotOf = (rows: ReadonlyMap<string, readonly AnyRow[]>): string =>
  JSON.stringify([...rows].map(([key, found]) => [key, found.map(({ id, version }) => [id, version])]));

const placeOf = ({ fila, campo }: ImportFault) => `${fila} ${campo}`;

const storedValues = (values: Values, row: Values): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, row[name] ?? null]));

function messagesOf(error: unknown): Record<string, string> {
  if (!(error instanceof Problem) || error.codigo === 'sin_permiso') throw error;
  return error.details.errors ?? { '': error.detail };
}
