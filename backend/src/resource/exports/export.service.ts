import type { AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Staff } from '../../platform/auth/staff.js';
import { HistoryRepository } from '../history/history.repository.js';
import { ResourceService } from '../rows/resource.service.js';
import { type ExportQuery, filterForRecord } from './exportQuery.js';
import { sendTable } from './sendTable.js';
import { TablesService } from './tables.service.js';

@Injectable()
export class ExportService {
  constructor(
    private readonly resources: ResourceService,
    private readonly tables: TablesService,
    private readonly history: HistoryRepository,
  ) {}

  async send(section: AnySection, staff: Staff, { formato, ...list }: ExportQuery, response: Response) {
    // Headers are sent later, so an error can still be returned.
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
