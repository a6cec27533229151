import type { Ocurrencia } from '@coop/domain/answers';
import { addDays } from '@coop/domain/calendar';
import { LONGEST_TERM_DAYS, occurrencesOf } from '@coop/domain/sections/obligaciones/occurrencesOf';
import { Injectable } from '@nestjs/common';
import { HolidaysRepository } from '../../cases/calendar/holidays.repository.js';
import { type Mark, MarksRepository } from './marks.repository.js';
import { type Obligation, ObligationsRepository } from './obligations.repository.js';
import { type Due, ProofsService } from './proofs.service.js';

/** Older obligations are no longer shown. */
const BACK_DAYS = 2 * 365;
/** Beyond this, only the next due date is shown. */
const AHEAD_DAYS = 92;
/** Days between the end of a period and the end of the year in which it may fall due. */
const CALENDAR_DAYS = 2 * 366;

export type ObligationStatus = Due & {
  etapa: Ocurrencia['etapa'];
  mark: Mark | undefined;
  isProven: boolean;
};

@Injectable()
export class AgendaService {
  constructor(
    private readonly obligations: ObligationsRepository,
    private readonly marks: MarksRepository,
    private readonly proofs: ProofsService,
    private readonly holidays: HolidaysRepository,
  ) {}

  /** Returns occurrences from two years before to three months after, and each obligation's next one. */
  async on(today: string): Promise<ObligationStatus[]> {
    return this.statusOf(await this.obligations.findAll(), today);
  }

  async of(obligation: Obligation, today: string): Promise<ObligationStatus[]> {
    return this.statusOf([obligation], today);
  }

  private async statusOf(obligations: readonly Obligation[], today: string): Promise<ObligationStatus[]> {
    if (obligations.length === 0) return [];
    const [first, last] = [addDays(today, -BACK_DAYS), addDays(today, AHEAD_DAYS)];
    const holidays = await this.holidays.findBetween(
      `${addDays(first, -LONGEST_TERM_DAYS).slice(0, 4)}-01-01`,
      addDays(last, CALENDAR_DAYS),
    );
    const all = obligations.flatMap((obligation) =>
      occurrencesOf(obligation, holidays, first, last).map((occurrence): Due => ({ obligation, occurrence })),
    );
    const marks = new Map(
      (await this.marks.findOf(obligations.map(({ id }) => id))).map((mark) => [
        `${mark.obligacion} ${mark.periodo}`,
        mark,
      ]),
    );
    const settled = await this.proofs.settled(all);
    return all
      .map((due) => {
        const mark = marks.get(`${due.obligation.id} ${due.occurrence.clave}`);
        const isProven = settled.has(due);
        return { ...due, mark, isProven, etapa: mark || isProven ? ('cumplida' as const) : stageOf(due, today) };
      })
      .sort((one, other) => one.occurrence.vence.localeCompare(other.occurrence.vence));
  }
}

function stageOf({ obligation, occurrence: { vence } }: Due, today: string): Ocurrencia['etapa'] {
  if (vence < today) return 'vencida';
  if (vence === today) return 'vence_hoy';
  return addDays(vence, -obligation.avisoDias) <= today ? 'por_vencer' : 'pendiente';
}
