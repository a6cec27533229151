import { type AnySection, sections } from '@coop/domain';
import type { Period, Transparency } from '@coop/domain/answers';
import { addDays } from '@coop/domain/calendar';
import { reclamoFlow } from '@coop/domain/sections/reclamos/reclamoFlow';
import { MIN_CASES } from '@coop/domain/transparencia';
import { Injectable } from '@nestjs/common';
import { validateQuery } from '../../platform/http/schema.pipe.js';
import { listQuery, rowQueryOf } from '../../resource/rows/api/listQuery.js';
import { AnswerSpeed } from '../statistics/answer-speed.js';
import { answeredDuring, createdIn } from '../trends/trend.js';
import { type AnsweredCount, TrendsRepository } from '../trends/trends.repository.js';

const MONTHS = 3;

/** Returns ended quarters only: the current one would reveal a single complaint between two days. */
export function endedQuarters(today: string): Period[] {
  const year = Number(today.slice(0, 4));
  return [year - 1, year]
    .flatMap((of) => [0, 1, 2, 3].map((quarter) => ({ desde: firstOf(of, quarter), hasta: lastOf(of, quarter) })))
    .filter(({ hasta }) => hasta < today);
}

const firstOf = (year: number, quarter: number) => `${year}-${String(quarter * MONTHS + 1).padStart(2, '0')}-01`;
const lastOf = (year: number, quarter: number) =>
  addDays(quarter === 3 ? firstOf(year + 1, 0) : firstOf(year, quarter + 1), -1);

/** Merges quarters up to `least` cases, forwards only, so later data can't reveal a number by difference. */
export function mergeSmall(quarters: readonly Period[], casesIn: (period: Period) => number, least: number): Period[] {
  const together: Period[] = [];
  let open: Period | undefined;
  for (const period of quarters) {
    const last: Period | undefined = open;
    if (last && yearOf(last) === yearOf(period)) open = { desde: last.desde, hasta: period.hasta };
    else {
      if (last) together.push(last);
      open = period;
    }
    if (casesIn(open) < least) continue;
    together.push(open);
    open = undefined;
  }
  return open ? [...together, open] : together;
}

const yearOf = ({ desde }: Period) => desde.slice(0, 4);

const section: AnySection = sections['contactanos/reclamos'];

/** Excludes annulled complaints: tests and duplicates. */
const counted = { estado: Object.keys(reclamoFlow.states).filter((estado) => estado !== 'anulado') };

type Figures = Transparency['reclamos'];

/** Complaint statistics by ended quarters, with a minimum of cases so that no one is identifiable. */
@Injectable()
export class ComplaintFigures {
  constructor(
    private readonly trends: TrendsRepository,
    private readonly speed: AnswerSpeed,
  ) {}

  /** Returns this year and the previous one, up to a day. */
  async find(today: string): Promise<Figures> {
    const quarters = endedQuarters(today);
    const span = { desde: (quarters[0] as Period).desde, hasta: (quarters.at(-1) as Period).hasta };
    const [months, answers] = await Promise.all([
      this.trends.countBy(rowsOf({ ...counted, ...createdIn(span) }), 'mes', []),
      this.trends.findAnswered(rowsOf({ ...counted, ...answeredDuring(span) })),
    ]);
    const received = (period: Period) => sum(months.filter(({ valor }) => isIn(period, valor ?? '')));
    return Promise.all(
      mergeSmall(quarters, received, MIN_CASES).map(async (period) => ({
        ...period,
        recibidos: suppressSmall(received(period)),
        ...(await this.answered(answers.filter(({ respondido }) => isIn(period, respondido)))),
      })),
    );
  }

  private async answered(answers: readonly AnsweredCount[]) {
    const respondidos = suppressSmall(sum(answers));
    if (respondidos === null) return { respondidos, aTiempo: null, promedio: null };
    const { promedio } = await this.speed.of(answers);
    return { respondidos, aTiempo: sum(answers.filter(({ aTiempo }) => aTiempo)), promedio };
  }
}

/** Query without a user's restrictions: only aggregates leave this class. */
const rowsOf = (filter: object) => ({
  section,
  query: rowQueryOf(section, validateQuery(listQuery(section), { filter: JSON.stringify(filter) })),
});

const isIn = ({ desde, hasta }: Period, day: string) => desde <= day && day <= hasta;
const sum = (rows: readonly { cantidad: number }[]) => rows.reduce((all, { cantidad }) => all + cantidad, 0);
const suppressSmall = (cases: number) => (cases >= MIN_CASES ? cases : null);
