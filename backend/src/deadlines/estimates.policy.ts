import { type AnyRow, type AnySection, sectionList } from '@coop/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BusinessCalendar } from '../calendar/business-calendar.js';
import type { Database } from '../database/database.js';
import { Problem } from '../http/problem.js';
import { type Batch, RowWriter } from '../sections/row-writer.js';
import { type Change, SectionPolicies, type SectionPolicy } from '../sections/section-policy.js';
import { dayInForce } from './dayInForce.js';
import { DeadlinesPolicy } from './deadlines.policy.js';
import { EstimatedCasesRepository } from './estimated-cases.repository.js';

const withTerm = (sectionList as readonly AnySection[]).filter(({ submission }) => submission?.term !== undefined);

/** Days that were estimates are counted again once the holidays of their year are on record, and are sure from then on. */
@Injectable()
export class EstimatesPolicy implements SectionPolicy, OnModuleInit {
  constructor(
    private readonly policies: SectionPolicies,
    private readonly calendar: BusinessCalendar,
    private readonly deadlines: DeadlinesPolicy,
    private readonly cases: EstimatedCasesRepository,
    private readonly writer: RowWriter,
  ) {}

  onModuleInit() {
    this.policies.add(({ name }) => name === 'sitio/feriados', this);
  }

  async afterWrite({ staff }: Change, tx: Database, batch: Batch) {
    for (const section of withTerm)
      for (const before of await this.cases.findForUpdate(section, tx)) {
        const [from, day] = [before.fechaRecepcion as string, dayInForce(before)];
        if (!day || (await this.deadlines.isEstimated(from, day, tx))) continue;
        const after = await this.settled(section, before, tx);
        const change = { section, action: 'recontar_plazo', before, after, ...(staff && { staff }) };
        await this.writer.replace(change, () => new Problem('conflicto'), batch);
      }
  }

  /** A day that somebody chose, or that an answer was judged by, stays. */
  private async settled(section: AnySection, row: AnyRow, tx: Database): Promise<AnyRow> {
    const after: AnyRow = { ...row, plazoEstimado: false };
    const term = section.submission?.term;
    if (!term || !row.venceEn || row.ampliadoHasta || row.respondidoEn) return after;
    const from = row.fechaRecepcion as string;
    const departamento = await this.deadlines.departamentoOf(section, row, tx);
    after.fechaLimite = await this.calendar.add(from, term.businessDays, departamento, tx);
    await this.deadlines.setDue(section, after, from, after.fechaLimite as string, tx);
    return after;
  }
}
