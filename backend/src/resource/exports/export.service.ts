import type { AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Staff } from '../../platform/auth/staff.js';
import { HistoryRepository } from '../history/history.repository.js';
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
    // Before any header goes out: a refusal must still be able to answer.
    const { total, pages } = await this.resources.findAll(section, staff, list);
    await this.history.addEvent(section, 'exportar', `Exportación de ${total} registros`, staff, {
      ...filterForRecord(section, list.filter),
      registros: total,
      formato,
    });
    const table = this.tables.of(section, staff, pages);
    await sendTable(table, formato, section.name.replaceAll('/', '-'), response);
  }
}
