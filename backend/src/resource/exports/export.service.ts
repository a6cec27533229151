import type { AnyRow, AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Staff } from '../../platform/auth/staff.js';
import { HistoryRepository } from '../history/history.repository.js';
import { LARGEST_PAGE, type ListQuery } from '../rows/api/listQuery.js';
import { ResourceService } from '../rows/resource.service.js';
import type { ExportQuery } from './exportQuery.js';
import { filterForRecord } from './filterForRecord.js';
import { sendTable } from './sendTable.js';
import { TablesService } from './tables.service.js';

/** Sends the rows of a section that a list would show, as a file. Who took what out is written down first. */
@Injectable()
export class ExportService {
  constructor(
    private readonly resources: ResourceService,
    private readonly tables: TablesService,
    private readonly history: HistoryRepository,
  ) {}

  async send(section: AnySection, staff: Staff, { formato, ...list }: ExportQuery, response: Response) {
    const query = asOfNow(list);
    // Before any header goes out: a refusal must still be able to answer.
    const first = await this.page(section, staff, query, 0);
    const { total } = first;
    await this.history.addEvent(section, 'exportar', `Exportación de ${total} registros`, staff, {
      ...filterForRecord(section, list.filter),
      registros: total,
      formato,
    });
    const table = this.tables.of(section, staff, this.pages(section, staff, query, first));
    await sendTable(table, formato, section.name.replaceAll('/', '-'), response);
  }

  private async *pages(section: AnySection, staff: Staff, query: ListQuery, first: { rows: AnyRow[]; total: number }) {
    yield first.rows;
    for (let at = LARGEST_PAGE; at < first.total; at += LARGEST_PAGE)
      yield (await this.page(section, staff, query, at)).rows;
  }

  private page(section: AnySection, staff: Staff, query: ListQuery, at: number) {
    return this.resources.findPage(section, staff, { ...query, range: [at, at + LARGEST_PAGE - 1] }, true);
  }
}

/** What is made meanwhile stays out: it would push rows from one page into the next, and they would be told twice. */
function asOfNow({ filter = {}, ...list }: ListQuery): ListQuery {
  const { creadoEn_hasta: asked, ...others } = filter as Record<string, unknown>;
  const now = new Date().toISOString();
  return { ...list, filter: { ...others, creadoEn_hasta: typeof asked === 'string' && asked < now ? asked : now } };
}
