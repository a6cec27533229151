import type { Moment, WaitingFigure } from '@coop/domain';
import { type AnySection, sectionList, todayInLaPaz } from '@coop/domain';
import type { Figure, Panel } from '@coop/domain/answers';
import { addDays, businessDaysUntil } from '@coop/domain/calendar';
import { Injectable } from '@nestjs/common';
import { HolidaysRepository } from '../cases/calendar/holidays.repository.js';
import { may } from '../platform/auth/may.js';
import type { Staff } from '../platform/auth/staff.js';
import { type CountQuery, CountsRepository } from './counts.repository.js';
import { figuresOf } from './figures/figuresOf.js';
import { findListQuery } from './findListQuery.js';
import { FirstStepsService } from './first-steps/first-steps.service.js';
import { listAddress } from './listAddress.js';
import { NoticesService } from './notices.service.js';
import { ObligationsService } from './obligations/obligations.service.js';

type FigureFilter = (section: AnySection, figure: WaitingFigure) => boolean;

/** Business days after which waiting is too long. */
const PATIENCE = 2;
/** Calendar days that always cover those business days. */
const REACH_DAYS = 30;

/** Pending work of a staff member: every figure is the total of a list that they may open. */
@Injectable()
export class PanelService {
  constructor(
    private readonly counts: CountsRepository,
    private readonly steps: FirstStepsService,
    private readonly holidays: HolidaysRepository,
    private readonly notices: NoticesService,
    private readonly obligations: ObligationsService,
  ) {}

  async open(staff: Staff, today = todayInLaPaz()): Promise<Panel> {
    const moment = await this.momentFor(staff, today);
    return {
      cifras: await this.findFigures(staff, moment, () => true),
      avisos: await this.notices.findFor(staff, moment),
      obligaciones: await this.obligations.findPressing(staff, today),
      pasos: await this.steps.findFor(staff),
    };
  }

  /** Returns the wanted figures of the sections that the user may read. */
  async findFigures(staff: Staff, moment: Moment, isWanted: FigureFilter): Promise<Figure[]> {
    const asked = sectionList
      .filter((section: AnySection) => may(staff, 'leer', section))
      .flatMap((section: AnySection) =>
        figuresOf(section, moment)
          .filter((figure) => isWanted(section, figure))
          .flatMap((figure) => queryOf(section, figure, staff)),
      );
    const totals = await this.counts.count(asked);
    return asked.map(({ section, figure: { clave, etiqueta, tono, filtro } }, at) => ({
      clave,
      seccion: section.name,
      etiqueta,
      ...(totals[at] ?? { cantidad: 0 }),
      tono,
      enlace: listAddress(section, filtro),
    }));
  }

  /** Returns the reference dates of figures and notices. */
  async momentFor({ uid }: Staff, today: string): Promise<Moment> {
    const holidays = await this.holidays.findBetween(addDays(today, -REACH_DAYS), today);
    let staleSince = today;
    while (businessDaysUntil(staleSince, today, holidays, null) <= PATIENCE) staleSince = addDays(staleSince, -1);
    return { uid, today, staleSince };
  }
}

function queryOf(section: AnySection, figure: WaitingFigure, staff: Staff): (CountQuery & { figure: WaitingFigure })[] {
  const query = findListQuery(section, staff, figure.filtro);
  return query ? [{ section, figure, query }] : [];
}
