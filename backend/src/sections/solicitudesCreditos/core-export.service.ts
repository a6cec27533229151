import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type AnyRow, type AnySection, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import type { Staff } from '../../platform/auth/staff.js';
import { filterForRecord } from '../../resource/exports/filterForRecord.js';
import { NamesService } from '../../resource/exports/names.service.js';
import { neutralForPrograms } from '../../resource/exports/neutralText.js';
import { sendRows } from '../../resource/exports/sendRows.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import type { ListQuery } from '../../resource/rows/api/listQuery.js';
import { ResourceService } from '../../resource/rows/resource.service.js';
import { type Application, coreColumns, coreRecord } from './coreColumns.js';

const section: AnySection = sections['contactanos/solicitudes-creditos'];

export type CoreFormat = 'csv' | 'json';
type CoreRecord = ReturnType<typeof coreRecord>;

const types: Readonly<Record<CoreFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Export of applications for the core system, with stable column names. Audited before it is sent. */
@Injectable()
export class CoreExportService {
  constructor(
    private readonly resources: ResourceService,
    private readonly history: HistoryRepository,
    private readonly names: NamesService,
  ) {}

  async send(staff: Staff, list: ListQuery, format: CoreFormat, response: Response): Promise<void> {
    const { total, pages } = await this.resources.findAll(section, staff, list);
    await this.history.addEvent(section, 'exportar', `Para el sistema central: ${total} registros`, staff, {
      ...filterForRecord(section, list.filter),
      registros: total,
      formato: format,
    });
    const sent = { name: `solicitudes-core.${format}`, type: types[format], rows: this.recordsOf(staff, pages) };
    await sendRows(sent, response, (records, to) =>
      format === 'json'
        ? pipeline(Readable.from(jsonOf(records)), to)
        : pipeline(Readable.from(linesOf(records)), stringify({ record_delimiter: '\r\n' }), to),
    );
  }

  private async *recordsOf(staff: Staff, pages: AsyncIterable<AnyRow[]>): AsyncGenerator<CoreRecord> {
    for await (const page of pages) {
      const names = await this.names.ofReferences(staff, section, page);
      for (const row of page) yield coreRecord(row as Application, names);
    }
  }
}

async function* jsonOf(records: AsyncIterable<CoreRecord>) {
  let between = '[';
  for await (const record of records) {
    yield between + JSON.stringify(record);
    between = ',\n';
  }
  yield between === '[' ? '[]' : ']';
}

/** Yields CSV lines; neutralizes formulas, because such files are opened in spreadsheets. */
async function* linesOf(records: AsyncIterable<CoreRecord>) {
  yield coreColumns.map(([name]) => name);
  for await (const record of records)
    yield Object.values(record).map((value) =>
      typeof value === 'string' ? neutralForPrograms(value) : String(value ?? ''),
    );
}
