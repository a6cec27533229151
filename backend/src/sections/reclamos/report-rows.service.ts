import { type AnyRow, type AnySection, sections } from '@coop/domain';
import { motivosDeInclusion } from '@coop/domain/sections/formatosReporte/motivosDeInclusion';
import { Injectable } from '@nestjs/common';
import { RowStores } from '../../resource/rows/row-stores.js';
import { type Reason, type ReportPart, reportParts } from './reportParts.js';

const section: AnySection = sections['contactanos/reclamos'];
const order = { searchIn: [], sort: ['codigo', 'ASC'] } as const;

/** The complaints that the report of a month tells of. */
@Injectable()
export class ReportRows {
  constructor(private readonly stores: RowStores) {}

  async count(mes: string): Promise<Record<Reason, number>> {
    const counted = { registrados: 0, cerrados: 0, pendientes: 0 };
    for (const { reason, query } of reportParts(mes)) {
      const { total } = await this.find(query);
      counted[reason] += total;
    }
    return counted;
  }

  /** Page by page; each row says in `motivoReporte` why it is there. */
  async *pages(mes: string): AsyncGenerator<AnyRow[]> {
    // All of them before the first row goes out: what is closed meanwhile must not be told as pending and as closed.
    const parts = await Promise.all(
      reportParts(mes).map(async ({ reason, query }) => ({ reason, all: await this.find(query) })),
    );
    for (const { reason, all } of parts)
      for await (const rows of all.pages)
        yield rows.map((row) => ({ ...row, motivoReporte: motivosDeInclusion[reason] }));
  }

  private find(query: ReportPart['query']) {
    return this.stores.of(section).findAll(section, { ...order, ...query });
  }

  /** Those that no report has told of before. */
  async findUnreported(mes: string): Promise<AnyRow[]> {
    const found: AnyRow[] = [];
    for await (const page of this.pages(mes))
      for (const { motivoReporte: _, ...row } of page) if (row.enReporte === null) found.push(row as AnyRow);
    return found;
  }
}
