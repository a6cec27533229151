import { type AnySection, type Field, sectionList } from '@coop/domain';
import type { CasesTrend } from '@coop/domain/answers';
import { businessDaysUntil } from '@coop/domain/calendar';
import { Injectable } from '@nestjs/common';
import { HolidaysRepository } from '../../cases/calendar/holidays.repository.js';
import { NamesService } from '../../resource/exports/names.service.js';
import { listAddress } from '../listAddress.js';
import { answeredDuring, createdIn, findRows, linesOf, type TrendParameters } from './trend.js';
import { type AnsweredCount, TrendsRepository } from './trends.repository.js';

/** Sections with a regulatory deadline come first. */
const cases = sectionList
  .filter(({ submission }) => submission?.comparedBy)
  .sort((one, other) => Number(isRegulated(other)) - Number(isRegulated(one)));

/** Trends of cases with a deadline: received and answered. */
@Injectable()
export class CasesTrendService {
  constructor(
    private readonly trends: TrendsRepository,
    private readonly holidays: HolidaysRepository,
    private readonly names: NamesService,
  ) {}

  async findFor(parameters: TrendParameters): Promise<CasesTrend[]> {
    const found: CasesTrend[] = [];
    for (const section of cases) {
      const one = await this.find(section, parameters);
      if (one) found.push(one);
    }
    return found;
  }

  private async find(section: AnySection, parameters: TrendParameters): Promise<CasesTrend | undefined> {
    const by = section.submission?.comparedBy ?? [];
    const received = findRows(section, parameters, createdIn(parameters.span));
    const answered = findRows(section, parameters, answeredDuring(parameters.span));
    if (!received || !answered) return undefined;
    const counted = await this.trends.countBy(received, parameters.unit, by);
    const answers = await this.trends.findAnswered(answered);
    const total = (period: { desde: string }) =>
      counted.find(({ por, valor }) => por === 'periodo' && valor === period.desde)?.cantidad ?? 0;
    return {
      seccion: section.name,
      etiqueta: section.label.many,
      periodos: parameters.periods.map((period) => ({
        ...period,
        recibidos: {
          etiqueta: 'Casos recibidos',
          cantidad: total(period),
          enlace: listAddress(section, createdIn(period)),
        },
        respondidos: {
          etiqueta: 'Casos respondidos',
          cantidad: sum(answers.filter(({ respondido }) => respondido >= period.desde && respondido <= period.hasta)),
          enlace: listAddress(section, answeredDuring(period)),
        },
      })),
      grupos: await Promise.all(
        by.map(async (name) => {
          const field = section.fields[name] as Field;
          const own = counted.filter(({ por }) => por === name);
          const names = await this.names.ofValues(
            field,
            own.map(({ valor }) => valor),
          );
          const filas = linesOf(section, name, own, createdIn(parameters.span), names);
          return { clave: name, etiqueta: field.label, filas };
        }),
      ),
      respuesta: await this.speedOf(answers),
    };
  }

  private async speedOf(answers: readonly AnsweredCount[]): Promise<CasesTrend['respuesta']> {
    const cantidad = sum(answers);
    const days = answers.flatMap(({ recibido, respondido }) => [recibido, respondido]).sort();
    const [first, last] = [days[0], days.at(-1)];
    const calendar = first && last ? await this.holidays.findBetween(first, last) : [];
    const worked = answers.reduce(
      (all, { recibido, respondido, departamento, cantidad: n }) =>
        all + n * businessDaysUntil(recibido, respondido, calendar, departamento),
      0,
    );
    return {
      cantidad,
      diasHabiles: cantidad === 0 ? null : Math.round((worked / cantidad) * 10) / 10,
      conPlazo: sum(answers.filter(({ aTiempo }) => aTiempo !== null)),
      dentroDelPlazo: sum(answers.filter(({ aTiempo }) => aTiempo)),
    };
  }
}

const sum = (rows: readonly { cantidad: number }[]) => rows.reduce((all, { cantidad }) => all + cantidad, 0);

function isRegulated({ submission }: AnySection): boolean {
  return Boolean(submission?.regulated);
}
