import { type AnyRow, type AnySection, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { LARGEST_PAGE } from '../../resource/rows/api/listQuery.js';
import { RowStores } from '../../resource/rows/row-stores.js';
import { type Reason, reasons, reportParts } from './reportParts.js';

const section: AnySection = sections['contactanos/reclamos'];
const order = { searchIn: [], sort: ['codigo', 'ASC'], isWhole: true } as const;

/** The complaints that the report of a month tells of. */
@Injectable()
export class ReportRows {
  constructor(private readonly stores: RowStores) {}

  async count(mes: string): Promise<Record<Reason, number>> {
    const counted = { registrados: 0, cerrados: 0, pendientes: 0 };
    for (const { reason, query } of reportParts(mes)) {
      const { total } = await this.stores.of(section).findPage(section, { ...order, ...query, range: [0, 0] });
      counted[reason] += total;
    }
    return counted;
  }

  /** Page by page; each row says in `motivoReporte` why it is there. */
  async *pages(mes: string): AsyncGenerator<AnyRow[]> {
    for (const { reason, query } of reportParts(mes))
      for (let at = 0, total = 1; at < total; at += LARGEST_PAGE) {
        const range = [at, at + LARGEST_PAGE - 1] as const;
        const page = await this.stores.of(section).findPage(section, { ...order, ...query, range });
        total = page.total;
        yield page.rows.map((row) => ({ ...row, motivoReporte: reasons[reason] }));
      }
  }

  /** Those that no report has told of before. */
  async findUnreported(mes: string): Promise<AnyRow[]> {
    const found: AnyRow[] = [];
    for await (const page of this.pages(mes))
      for (const { motivoReporte: _, ...row } of page) if (row.enReporte === null) found.push(row as AnyRow);
    return found;
  }
}
