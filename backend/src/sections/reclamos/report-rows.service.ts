import { type AnyRow, type AnySection, sections } from '@coop/domain';
import type { MonthlyReport } from '@coop/domain/answers';
import { motivosDeInclusion } from '@coop/domain/sections/formatosReporte/motivosDeInclusion';
import { Injectable } from '@nestjs/common';
import { RowStores } from '../../resource/rows/row-stores.js';
import { firstDayOf, lastDayOf, PresentedReports, type ReportPart, reportParts } from './presented-reports.js';

const section: AnySection = sections['contactanos/reclamos'];
const order = { searchIn: [], sort: ['codigo', 'ASC'] } as const;

export type Figures = Pick<MonthlyReport, 'registrados' | 'cerrados' | 'pendientes' | 'deMesesPresentados'>;

@Injectable()
export class ReportRows {
  constructor(
    private readonly stores: RowStores,
    private readonly presented: PresentedReports,
  ) {}

  async count(mes: string): Promise<Figures> {
    const counted = nothing();
    for (const { all, ...part } of await this.findParts(mes)) add(counted, part, all.total);
    return counted;
  }

  async *pages(mes: string): AsyncGenerator<AnyRow[]> {
    for (const { reason, all } of await this.findParts(mes))
      for await (const rows of all.pages)
        yield rows.map((row) => ({ ...row, motivoReporte: motivosDeInclusion[reason] }));
  }

  /** Returns the figures to file, and the complaints not included in any earlier report. */
  async tally(mes: string): Promise<{ counted: Figures; unreported: AnyRow[] }> {
    const counted = nothing();
    const unreported: AnyRow[] = [];
    for (const { all, ...part } of await this.findParts(mes))
      for await (const rows of all.pages) {
        add(counted, part, rows.length);
        unreported.push(...rows.filter(({ enReporte }) => enReporte === null));
      }
    return { counted, unreported };
  }

  async countSince(mes: string): Promise<number> {
    const { months } = await this.presented.findFiled(mes);
    const between = { fechaRegistro: { from: firstDayOf(mes), to: lastDayOf(mes) } };
    const all = await this.find({ equals: {}, between });
    const reported = await this.find({ equals: { enReporte: months }, between });
    return all.total - reported.total;
  }

  /** Opens all parts before reading rows: a complaint closed meanwhile must not appear as both pending and closed. */
  private async findParts(mes: string) {
    const parts = reportParts(mes, await this.presented.findFiled(mes));
    return Promise.all(parts.map(async ({ query, ...part }) => ({ ...part, all: await this.find(query) })));
  }

  private find(query: ReportPart['query']) {
    return this.stores.of(section).findAll(section, { ...order, ...query });
  }
}

const nothing = (): Figures => ({ registrados: 0, cerrados: 0, pendientes: 0, deMesesPresentados: 0 });

function add(counted: Figures, { reason, late }: Pick<ReportPart, 'reason' | 'late'>, rows: number) {
  counted[reason] += rows;
  if (late) counted.deMesesPresentados += rows;
}
