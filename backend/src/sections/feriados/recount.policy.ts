import { type AnyRow, type AnySection, sectionList, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { BusinessCalendar } from '../../cases/calendar/business-calendar.js';
import { HolidaysRepository } from '../../cases/calendar/holidays.repository.js';
import { AffectedCasesRepository } from '../../cases/deadlines/affected-cases.repository.js';
import { DeadlinesPolicy, wasLate } from '../../cases/deadlines/deadlines.policy.js';
import { dayInForce } from '../../cases/deadlines/formatDeadline.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem.js';
import type { Batch, Change } from '../../resource/rows/change.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

const withTerm = sectionList.filter(({ submission }) => submission?.term !== undefined);

/** Recomputes deadlines when the calendar changes; estimates become final. */
@Injectable()
export class RecountPolicy implements SectionPolicy {
  applies = isSection(sections['sitio/feriados']);

  constructor(
    private readonly calendar: BusinessCalendar,
    private readonly holidays: HolidaysRepository,
    private readonly deadlines: DeadlinesPolicy,
    private readonly cases: AffectedCasesRepository,
    private readonly writer: RowWriter,
  ) {}

  /** A first pass without the exclusive lock keeps new cases from waiting. */
  async beforeCommit(changes: readonly Change[], batch: Batch) {
    const seen = new Set<string>();
    await this.recount(changes, batch, seen);
    await this.holidays.lockExclusive(batch.tx);
    await this.recount(changes, batch, seen);
  }

  private async recount(changes: readonly Change[], batch: Batch, seen: Set<string>) {
    const { tx } = batch;
    const staff = changes[0]?.staff;
    const days = changes
      .flatMap(({ before, after }) => [before, after])
      .flatMap((holiday) => (holiday ? [holiday.fecha as string] : []));
    for (const section of withTerm)
      for (const before of await this.cases.findForUpdate(section, days, tx)) {
        if (seen.has(before.id)) continue;
        seen.add(before.id);
        const [from, day] = [startOf(before), dayInForce(before)];
        if (!day || (before.plazoEstimado && (await this.deadlines.isEstimated(from, day, tx)))) continue;
        const after = await this.recounted(section, before, tx);
        if (!before.plazoEstimado && after.venceEn === before.venceEn) continue;
        const change = { section, action: 'recontar_plazo', before, after, ...(staff && { staff }) };
        await this.writer.replace(change, () => new Problem('conflicto'), batch);
      }
  }

  /** Keeps deadlines set by a person, and those by which an answer was judged. */
  private async recounted(section: AnySection, row: AnyRow, tx: Database): Promise<AnyRow> {
    const after: AnyRow = { ...row, plazoEstimado: false };
    if (!row.venceEn || !row.plazoDias || row.ampliadoHasta) return after;
    const from = startOf(row);
    const departamento = await this.deadlines.departamentoOf(section, row, tx);
    const day = await this.calendar.add(from, row.plazoDias as number, departamento, tx);
    if (!wasLate(row)) after.fechaLimite = day;
    await this.deadlines.setDue(section, after, from, day, tx);
    return after;
  }
}

const startOf = ({ plazoDesde, fechaRecepcion }: AnyRow) => (plazoDesde ?? fechaRecepcion) as string;
