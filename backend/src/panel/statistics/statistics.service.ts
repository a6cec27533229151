import { type AnySection, type Field, todayInLaPaz } from '@coop/domain';
import type { Period, Statistics, StatisticsGroup, Unit } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { NamesService } from '../../resource/exports/names.service.js';
import { requirePermission } from '../../resource/rows/resource.service.js';
import { listAddress } from '../listAddress.js';
import { answeredDuring, createdIn, findRows, labelOf, lastPeriods, type TrendParameters } from '../trends/trend.js';
import { type CrossCount, TrendsRepository } from '../trends/trends.repository.js';
import { AnswerSpeed } from './answer-speed.js';

@Injectable()
export class StatisticsService {
  constructor(
    private readonly trends: TrendsRepository,
    private readonly speed: AnswerSpeed,
    private readonly names: NamesService,
  ) {}

  async find(section: AnySection, staff: Staff, unit: Unit): Promise<Statistics> {
    requirePermission(staff, 'leer', section);
    const periods = lastPeriods(unit, todayInLaPaz());
    const span = { desde: (periods[0] as Period).desde, hasta: (periods.at(-1) as Period).hasta };
    const parameters = { staff, unit, periods, span };
    const rows = findRows(section, parameters, createdIn(span));
    const names = section.submission?.countedBy ?? [];
    const crossed = rows ? await this.trends.crossBy(rows, unit, names) : [];
    const answers = await this.findAnswers(section, parameters);
    const whole = crossed.filter(({ por }) => por === undefined);
    return {
      seccion: section.name,
      etiqueta: section.label.many,
      por: unit,
      periodos: periods.map((period) => ({
        ...period,
        recibidos: {
          cantidad: sum(whole.filter(({ periodo }) => periodo === period.desde)),
          enlace: listAddress(section, createdIn(period)),
        },
        respondidos: answers && {
          cantidad: sum(answers.filter(({ respondido }) => respondido >= period.desde && respondido <= period.hasta)),
          enlace: listAddress(section, answeredDuring(period)),
        },
      })),
      tiempos: answers && {
        respondidos: sum(answers),
        ...(await this.speed.of(answers)),
        conPlazo: sum(answers.filter(({ aTiempo }) => aTiempo !== null)),
        dentroDelPlazo: sum(answers.filter(({ aTiempo }) => aTiempo)),
      },
      grupos: await Promise.all(
        names.map(async (name) =>
          this.groupOf(
            section,
            parameters,
            name,
            crossed.filter(({ por }) => por === name),
          ),
        ),
      ),
    };
  }

  /** Returns null if the section has no deadline. */
  private async findAnswers(section: AnySection, parameters: TrendParameters) {
    const rows = section.submission?.term && findRows(section, parameters, answeredDuring(parameters.span));
    return rows ? this.trends.findAnswered(rows) : null;
  }

  private async groupOf(
    section: AnySection,
    { periods, span }: TrendParameters,
    name: string,
    crossed: readonly CrossCount[],
  ): Promise<StatisticsGroup> {
    const field = section.fields[name] as Field;
    const values = [...new Set(crossed.map(({ valor }) => valor))];
    const names = await this.names.ofValues(field, values);
    const filas = values.map((valor) => {
      const own = crossed.filter((one) => one.valor === valor);
      return {
        clave: valor,
        etiqueta: labelOf(field, valor, names),
        cantidad: sum(own),
        enlace: listAddress(section, { ...createdIn(span), [name]: valor }),
        porPeriodo: periods.map(({ desde }) => sum(own.filter(({ periodo }) => periodo === desde))),
      };
    });
    const most = filas.sort((a, b) => b.cantidad - a.cantidad || a.etiqueta.localeCompare(b.etiqueta, 'es'));
    return { clave: name, etiqueta: field.label, filas: most };
  }
}

const sum = (rows: readonly { cantidad: number }[]) => rows.reduce((all, { cantidad }) => all + cantidad, 0);
