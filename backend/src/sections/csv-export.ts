import { pipeline } from 'node:stream/promises';
import { type AnyRow, type AnySection, canSee, type Field, formatDateTime, formatShortDate } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import type { Staff } from '../auth/staff.js';
import { HistoryRepository } from '../history/history.repository.js';
import { UserStore } from '../users/user-store.js';
import { LARGEST_PAGE, type ListQuery } from './listQuery.js';
import { ResourceService } from './resource.service.js';

/** Sends a section as CSV that Excel in es-BO opens right: BOM, `;`, decimal comma, formulas neutralised. */
@Injectable()
export class CsvExport {
  constructor(
    private readonly resources: ResourceService,
    private readonly users: UserStore,
    private readonly history: HistoryRepository,
  ) {}

  async send(section: AnySection, staff: Staff, query: ListQuery, response: Response) {
    const fields = Object.entries<Field>(section.fields).filter(([name]) => canSee(staff.rol, section, name));
    const rows = this.rows(section, staff, query);
    // The first page is asked for before any header goes out: a refusal must still be able to answer.
    const first = await rows.next();
    await this.record(section, staff, query);
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="${section.name.replaceAll('/', '-')}.csv"`);
    response.setHeader('Cache-Control', 'no-store');
    const csv = stringify({
      bom: true,
      delimiter: ';',
      header: true,
      columns: fields.map(([, { label }]) => label),
      escape_formulas: true,
      cast: { number: (value) => String(value).replace('.', ',') },
    });
    const members = new Map((await this.users.list()).map(({ id, nombre, email }) => [id, nombre ?? email]));
    await pipeline(linesOf(fields, members, first, rows), csv, response);
  }

  /** Who took what out, in the same place as whatever else they did. */
  private async record(section: AnySection, staff: Staff, query: ListQuery) {
    const { total } = await this.resources.findPage(section, staff, { ...query, range: [0, 0] });
    await this.history.addEvent(section, 'exportar', `Exportación de ${total} registros`, staff, {
      filtro: query.filter ?? {},
      registros: total,
    });
  }

  private async *rows(section: AnySection, staff: Staff, query: ListQuery): AsyncGenerator<AnyRow[]> {
    for (let at = 0, total = 1; at < total; at += LARGEST_PAGE) {
      const page = await this.resources.findPage(section, staff, { ...query, range: [at, at + LARGEST_PAGE - 1] });
      total = page.total;
      yield page.rows;
    }
  }
}

/** A number that is below zero must go out as one: as a text its sign would be taken for a formula. */
const decimalCell = (value: string) => (value.startsWith('-') ? Number(value) : value.replace('.', ','));

type Members = ReadonlyMap<string, string>;

async function* linesOf(
  fields: [string, Field][],
  members: Members,
  first: IteratorResult<AnyRow[]>,
  rest: AsyncIterable<AnyRow[]>,
) {
  const line = (row: AnyRow) => fields.map(([name, field]) => cellOf(field, row[name], members));
  if (!first.done) for (const row of first.value) yield line(row);
  for await (const rows of rest) for (const row of rows) yield line(row);
}

/** The value as a person of es-BO writes it. Numbers stay numbers for the spreadsheet. */
function cellOf(field: Field, value: unknown, members: Members): string | number {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value))
    return value.map((v) => (typeof v === 'object' ? JSON.stringify(v) : String(v))).join(' | ');
  if (field.kind === 'member') return members.get(String(value)) ?? String(value);
  if (field.kind === 'boolean') return value ? 'Sí' : 'No';
  if (field.kind === 'integer') return Number(value);
  if (['money', 'percent', 'decimal'].includes(field.kind)) return decimalCell(String(value));
  if (field.kind === 'date') return formatShortDate(String(value));
  if (field.kind === 'dateTime') return formatDateTime(String(value));
  return 'choices' in field
    ? ((field.choices as Record<string, string>)[String(value)] ?? String(value))
    : String(value);
}
