import { type AnySection, sections, todayInLaPaz } from '@coop/domain';
import type { Funnel, Period, TrendsAnswer, Unit } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { CasesTrendService } from './cases-trend.service.js';
import { RatingsTrendService } from './ratings-trend.service.js';
import { createdIn, findRows, lastPeriods, linesOf, type TrendParameters } from './trend.js';
import { TrendsRepository } from './trends.repository.js';

const applications: AnySection = sections['contactanos/solicitudes-creditos'];

@Injectable()
export class TrendsService {
  constructor(
    private readonly trends: TrendsRepository,
    private readonly cases: CasesTrendService,
    private readonly ratings: RatingsTrendService,
  ) {}

  async find(staff: Staff, unit: Unit): Promise<TrendsAnswer> {
    const periods = lastPeriods(unit, todayInLaPaz());
    const span = { desde: (periods[0] as Period).desde, hasta: (periods.at(-1) as Period).hasta };
    const parameters = { staff, unit, periods, span };
    const [embudo, calificaciones] = [await this.findFunnel(parameters), await this.ratings.findFor(parameters)];
    return {
      por: unit,
      ...span,
      casos: await this.cases.findFor(parameters),
      ...(embudo && { embudo }),
      ...(calificaciones && { calificaciones }),
    };
  }

  private async findFunnel(parameters: TrendParameters): Promise<Funnel | undefined> {
    const filter = createdIn(parameters.span);
    const rows = findRows(applications, parameters, filter);
    if (!rows) return undefined;
    const counted = (await this.trends.countBy(rows, parameters.unit, ['estado'])).filter(
      ({ por }) => por === 'estado',
    );
    const states = Object.keys(applications.flows.estado?.states ?? {});
    const filas = linesOf(applications, 'estado', counted, filter);
    return {
      seccion: applications.name,
      etiqueta: applications.label.many,
      filas: filas.sort((a, b) => states.indexOf(a.clave) - states.indexOf(b.clave)),
    };
  }
}
