import { type AnySection, sections } from '@coop/domain';
import type { Period, Transparency } from '@coop/domain/answers';
import { reclamoFlow } from '@coop/domain/sections/reclamos/reclamoFlow';
import { LEAST_CASES } from '@coop/domain/transparencia';
import { Injectable } from '@nestjs/common';
import { validateQuery } from '../../platform/http/validate.js';
import { listQuery, rowQueryOf } from '../../resource/rows/api/listQuery.js';
import { AnswerSpeed } from '../statistics/answer-speed.js';
import { answeredIn, cameIn } from '../trends/trend.js';
import { type Answered, TrendsRepository } from '../trends/trends.repository.js';
import { endedQuarters, withEnough } from './quarters.js';

const section: AnySection = sections['contactanos/reclamos'];

/** All but what is no complaint: a trial, or a repeat of one that is counted. */
const counted = { estado: Object.keys(reclamoFlow.states).filter((estado) => estado !== 'anulado') };

type Figures = Transparency['reclamos'];

/** How many complaints came and how they were answered, by quarters that ended with so many that nobody is known by them. */
@Injectable()
export class ComplaintFigures {
  constructor(
    private readonly trends: TrendsRepository,
    private readonly speed: AnswerSpeed,
  ) {}

  /** This year and the one before, up to that day. */
  async find(today: string): Promise<Figures> {
    const quarters = endedQuarters(today);
    const span = { desde: (quarters[0] as Period).desde, hasta: (quarters.at(-1) as Period).hasta };
    const [months, answers] = await Promise.all([
      this.trends.countBy(rowsOf({ ...counted, ...cameIn(span) }), 'mes', []),
      this.trends.findAnswered(rowsOf({ ...counted, ...answeredIn(span) })),
    ]);
    const received = (period: Period) => sum(months.filter(({ valor }) => isIn(period, valor ?? '')));
    return Promise.all(
      withEnough(quarters, received, LEAST_CASES).map(async (period) => ({
        ...period,
        recibidos: enough(received(period)),
        ...(await this.answered(answers.filter(({ respondido }) => isIn(period, respondido)))),
      })),
    );
  }

  private async answered(answers: readonly Answered[]) {
    const respondidos = enough(sum(answers));
    if (respondidos === null) return { respondidos, aTiempo: null, promedio: null };
    const { promedio } = await this.speed.of(answers);
    return { respondidos, aTiempo: sum(answers.filter(({ aTiempo }) => aTiempo)), promedio };
  }
}

/** The rows of their list, as nobody's list shows them: only sums of them leave this place. */
const rowsOf = (filter: object) => ({
  section,
  query: rowQueryOf(section, validateQuery(listQuery(section), { filter: JSON.stringify(filter) })),
});

const isIn = ({ desde, hasta }: Period, day: string) => desde <= day && day <= hasta;
const sum = (rows: readonly { cantidad: number }[]) => rows.reduce((all, { cantidad }) => all + cantidad, 0);
const enough = (cases: number) => (cases >= LEAST_CASES ? cases : null);
