import { type AnySection, type Moment, PATIENCE, sectionList, todayInLaPaz, type WaitingFigure } from '@coop/domain';
import type { Figure, Panel } from '@coop/domain/answers';
import { addDays, businessDaysUntil } from '@coop/domain/calendar';
import { Injectable } from '@nestjs/common';
import { HolidaysRepository } from '../cases/calendar/holidays.repository.js';
import { may } from '../platform/auth/permissions.js';
import type { Staff } from '../platform/auth/staff.js';
import { type CountQuery, CountsRepository } from './counts.repository.js';
import { FirstStepsService } from './first-steps/first-steps.service.js';
import { findListQuery, listAddress } from './listAddress.js';
import { NoticesService } from './notices.service.js';
import { ObligationsService } from './obligations/obligations.service.js';

export const figuresOf = (section: AnySection, moment: Moment): WaitingFigure[] => [
  ...(section.submission?.term ? caseFigures(moment) : []),
  ...section.figures(moment),
  ...(section.kind === 'publication' ? publicationFigures(moment) : []),
  ...(section.kind === 'submission' ? submissionFigures(section) : []),
];

/** Unattended submissions. With a deadline or an appointment, the figure is only a reference: other figures say what presses. */
const submissionFigures = ({ flows, submission, table }: AnySection): WaitingFigure[] => [
  {
    clave: 'nuevos',
    etiqueta: 'Sin atender',
    tono: submission?.term || table.upcomingFirst ? 'referencia' : 'pendiente',
    filtro: { estado: flows.estado?.initial },
  },
];

const open = ['vencido', 'vence_hoy', 'por_vencer', 'a_tiempo'];

const caseFigures = ({ uid }: Moment): WaitingFigure[] => [
  { clave: 'vencidos', etiqueta: 'Con el plazo vencido', tono: 'urgente', filtro: { plazo: 'vencido' } },
  { clave: 'vencen_hoy', etiqueta: 'Vencen hoy', tono: 'urgente', filtro: { plazo: 'vence_hoy' } },
  { clave: 'por_vencer', etiqueta: 'Por vencer', tono: 'pronto', filtro: { plazo: 'por_vencer' } },
  { clave: 'sin_asignar', etiqueta: 'Sin asignar', tono: 'pendiente', filtro: { plazo: open, asignadoA: [null] } },
  { clave: 'mios', etiqueta: 'A su cargo', tono: 'pendiente', filtro: { plazo: open, asignadoA: uid } },
  { clave: 'abiertos', etiqueta: 'Abiertos', tono: 'referencia', filtro: { plazo: open } },
];

const SOON_DAYS = 7;

const publicationFigures = ({ today }: Moment): WaitingFigure[] => [
  {
    clave: 'por_vencer',
    etiqueta: `Terminan en ${SOON_DAYS} días`,
    tono: 'pronto',
    filtro: { situacion: 'vigente', vigenteHasta_desde: today, vigenteHasta_hasta: addDays(today, SOON_DAYS) },
  },
  { clave: 'con_cambios', etiqueta: 'Con cambios sin publicar', tono: 'pendiente', filtro: { conCambios: true } },
  { clave: 'borradores', etiqueta: 'Borradores', tono: 'pendiente', filtro: { situacion: 'borrador' } },
  { clave: 'publicados', etiqueta: 'Publicados', tono: 'referencia', filtro: { situacion: 'vigente' } },
];

type FigureFilter = (section: AnySection, figure: WaitingFigure) => boolean;

/** Calendar days that always cover the business days of `PATIENCE`. */
const REACH_DAYS = 30;

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

  async findFigures(staff: Staff, moment: Moment, isIncluded: FigureFilter): Promise<Figure[]> {
    const queries = sectionList
      .filter((section: AnySection) => may(staff, 'leer', section))
      .flatMap((section: AnySection) =>
        figuresOf(section, moment)
          .filter((figure) => isIncluded(section, figure))
          .flatMap((figure) => queryOf(section, figure, staff)),
      );
    const totals = await this.counts.count(queries);
    return queries.map(({ section, figure: { clave, etiqueta, tono, filtro } }, at) => ({
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
