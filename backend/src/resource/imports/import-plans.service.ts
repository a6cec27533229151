import { type AnyRow, type AnySection, canSee, importedFields, rowsOf, todayInLaPaz } from '@coop/domain';
import type { ImportFault } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { snakeCase } from '../../platform/database/tables/names.js';
import { Problem } from '../../platform/http/problem.js';
import { invalidFile } from '../files/content/invalidFile.js';
import { changesBetween } from '../history/changesBetween.js';
import { ResourceService } from '../rows/resource.service.js';
import { RowStores } from '../rows/row-stores.js';
import { cellFaults, type Written } from './cellFaults.js';
import type { TableLine } from './findLines.js';
import { checkCells } from './lines/checkCells.js';
import { type Heading, readHeadings } from './lines/readHeadings.js';
import type { Plan, Planned } from './plan.js';
import { readCells } from './readCells.js';

type Values = Record<string, unknown>;
/** A line that says a row: what it says, as it was written, and which row of the section it is. */
type Good = { fila: number; written: Written; values: Values; key: string };

/** Holds the lines of a file to what a row typed by hand is held to, and against what is stored. Writes nothing. */
@Injectable()
export class ImportPlans {
  constructor(
    private readonly stores: RowStores,
    private readonly resources: ResourceService,
  ) {}

  async make(section: AnySection, staff: Staff, [first, ...lines]: readonly TableLine[]): Promise<Plan> {
    const columns = columnsOf(section, staff, first);
    if (lines.length === 0) throw invalidFile('El archivo no tiene filas.');
    const faults: ImportFault[] = [];
    const planned: Planned[] = [];
    const good: Good[] = [];
    const refuse = (fila: number, written: Written, messages: Readonly<Record<string, string>>) => {
      faults.push(...cellFaults(section, columns, written, fila, messages));
      const valores = Object.fromEntries(written);
      planned.push({ line: { fila, accion: 'corregir', titulo: '', valores, cambios: [] } });
    };

    const today = todayInLaPaz();
    const seenAt = new Map<string, number>();
    for (const line of lines) {
      const { written, messages } = readCells(columns, line);
      const checked = messages[''] ? { messages } : checkCells(section, written, today);
      const all = { ...('messages' in checked && checked.messages), ...messages };
      if ('messages' in checked || Object.keys(all).length > 0) {
        refuse(line.number, written, all);
        continue;
      }
      const key = keyOf(section, checked.values);
      const earlier = seenAt.get(key);
      seenAt.set(key, line.number);
      if (earlier !== undefined) refuse(line.number, written, { [keyNames(section)[0]]: `Repite la fila ${earlier}` });
      else good.push({ fila: line.number, written, values: checked.values, key });
    }

    const stored = await this.findStored(section, staff, good);
    for (const one of good) {
      const found = stored.get(one.key);
      const plan = found ? this.planChange(section, staff, one, found) : this.planNew(section, staff, one);
      await plan.then(
        (made) => planned.push(made),
        (error: unknown) => refuse(one.fila, one.written, messagesOf(error)),
      );
    }
    planned.sort((a, b) => a.line.fila - b.line.fila);
    faults.sort((a, b) => a.fila - b.fila);
    return { columns, lines: planned, faults };
  }

  private async planNew(section: AnySection, staff: Staff, { fila, values }: Good): Promise<Planned> {
    const row = await this.resources.prepareRow(section, staff, values);
    return {
      line: { fila, accion: 'crear', titulo: section.title(row), valores: shown(values, row), cambios: [] },
      write: (batch) => this.resources.insert(section, row, staff, batch),
    };
  }

  private async planChange(section: AnySection, staff: Staff, { fila, values }: Good, found: AnyRow): Promise<Planned> {
    const { id, version } = found;
    const { before, after, write } = await this.resources.prepareUpdate(section, staff, id, { version }, values);
    const cambios = changesBetween(before, after);
    const line = { fila, titulo: section.title(before), valores: shown(values, after), cambios };
    if (cambios.length === 0) return { line: { ...line, accion: 'ninguna' }, seen: { id, version } };
    requireDraft(section, before);
    return { line: { ...line, accion: 'actualizar' }, seen: { id, version }, write };
  }

  /** The rows that the lines are about, by what tells them apart. */
  private async findStored(section: AnySection, staff: Staff, good: readonly Good[]): Promise<Map<string, AnyRow>> {
    const found = new Map<string, AnyRow>();
    if (good.length === 0) return found;
    const equals = Object.fromEntries(
      keyNames(section).map((name) => [name, [...new Set(good.map(({ values }) => values[name]))]]),
    );
    const query = { equals, between: {}, searchIn: [], sort: ['id', 'ASC'], only: rowsOf(staff.rol, section) } as const;
    const { pages } = await this.stores.of(section).findAll(section, query);
    for await (const rows of pages) for (const row of rows) found.set(keyOf(section, row), row);
    return found;
  }
}

/** The field of each column; throws a 422 that says which columns are not understood. */
function columnsOf(section: AnySection, { rol }: Staff, first: TableLine | undefined): string[] {
  if (!first || 'unreadable' in first) throw invalidFile('La primera fila no se puede leer.');
  const headings = importedFields(section)
    .filter(([name]) => canSee(rol, section, name))
    .map(
      ([name, { label, presence }]): Heading => ({
        field: name,
        said: label,
        required: presence === 'required',
        also: [snakeCase(name)],
      }),
    );
  return readHeadings(withoutTail(first.cells), headings);
}

/** Without the empty columns that a spreadsheet leaves at the end. */
function withoutTail(cells: readonly (string | null)[]): readonly (string | null)[] {
  const last = cells.findLastIndex((cell) => cell?.trim() !== '');
  return cells.slice(0, last + 1);
}

/** What tells its rows apart; `checkSection` sees that there is one. */
const keyNames = ({ unique: [key] }: AnySection) => key?.fields as readonly [string, ...string[]];

const keyOf = (section: AnySection, values: Readonly<Values>): string =>
  JSON.stringify(keyNames(section).map((name) => values[name]));

/** What a line says of a row, as it is stored. */
const shown = (values: Values, row: Values): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, row[name] ?? null]));

/** What visitors read, or read once, is corrected by hand: with its reason, and seen beside what it changes. */
function requireDraft(section: AnySection, { estado }: AnyRow): void {
  if (section.kind !== 'publication' || estado === 'borrador') return;
  const state = section.flows.estado?.states[String(estado)]?.toLowerCase();
  throw new Problem('datos_invalidos', undefined, {
    errors: { [keyNames(section)[0]]: `Ya existe, está ${state} y dice otra cosa: corríjalo en su ficha` },
  });
}

function messagesOf(error: unknown): Record<string, string> {
  if (!(error instanceof Problem) || error.codigo === 'sin_permiso') throw error;
  return error.details.errors ?? { '': error.detail };
}
