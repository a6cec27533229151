import type { Moment } from '@coop/domain';
import { type AnySection, can, findSection, formatShortDate, isSectionName, sections } from '@coop/domain';
import type { Notice } from '@coop/domain/answers';
import { addDays } from '@coop/domain/calendar';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../platform/auth/staff.js';
import { LotesRepository } from '../sections/saldos/lotes/lotes.repository.js';
import { CountsRepository } from './counts.repository.js';
import { findListQuery } from './findListQuery.js';
import { listAddress } from './listAddress.js';

/** Days after the end of a month by which its figures are expected. */
const CLOSING_DAYS = 15;
/** Month of the year from which next year's holidays are missed. */
const CALENDAR_FROM = '-11-01';

type Expected = { clave: string; section: AnySection; etiqueta: string; filtro: object };

/** What is missing, for whoever may put it right. */
@Injectable()
export class NoticesService {
  constructor(
    private readonly counts: CountsRepository,
    private readonly lotes: LotesRepository,
  ) {}

  async findFor(staff: Staff, moment: Moment): Promise<Notice[]> {
    const expected = expectedOn(moment.today).flatMap((one) => {
      const query = can(staff.rol, 'crear', one.section) && findListQuery(one.section, staff, one.filtro);
      return query ? [{ ...one, query }] : [];
    });
    const totals = await this.counts.count(expected);
    return [
      ...expected
        .filter((_, at) => totals[at]?.cantidad === 0)
        .map(({ clave, section, etiqueta, filtro }) => ({
          clave,
          seccion: section.name,
          etiqueta,
          enlace: listAddress(section, filtro),
        })),
      ...(await this.findOldBalances(staff, moment)),
    ];
  }

  private async findOldBalances(staff: Staff, { staleSince }: Moment): Promise<Notice[]> {
    if (!can(staff.rol, 'leer', sections.saldos)) return [];
    const lote = await this.lotes.findInForce();
    if (lote && lote.fechaCorte > staleSince) return [];
    const etiqueta = lote
      ? `Los saldos son del ${formatShortDate(lote.fechaCorte)}: hay que cargar un archivo más nuevo`
      : 'Todavía no se cargó ningún archivo de saldos';
    return [{ clave: 'saldos_antiguos', seccion: 'saldos', etiqueta, enlace: '/administrador/saldos' }];
  }
}

function expectedOn(today: string): Expected[] {
  const closing = lastMonthEnd(addDays(today, -CLOSING_DAYS));
  const ofMonth = { estado: 'publicado', fechaCorte_desde: closing };
  const year = Number(today.slice(0, 4)) + 1;
  return [
    {
      clave: 'falta_cap',
      section: sectionNamed('institucional/coeficiente-adecuacion-patrimonial'),
      etiqueta: `Falta publicar el coeficiente de adecuación patrimonial al ${formatShortDate(closing)}`,
      filtro: ofMonth,
    },
    {
      clave: 'falta_estado_financiero',
      section: sectionNamed('institucional/estados-financieros'),
      etiqueta: `Faltan los estados financieros al ${formatShortDate(closing)}`,
      filtro: ofMonth,
    },
    ...(today.slice(4) >= CALENDAR_FROM
      ? [
          {
            clave: 'faltan_feriados',
            section: sectionNamed('sitio/feriados'),
            etiqueta: `Faltan los feriados de ${year}: los plazos en días hábiles los necesitan`,
            filtro: { fecha_desde: `${year}-01-01`, fecha_hasta: `${year}-12-31` },
          },
        ]
      : []),
  ];
}

/** The last end of a month that is not after that day. */
function lastMonthEnd(day: string): string {
  const next = addDays(day, 1);
  return next.endsWith('-01') ? day : addDays(`${day.slice(0, 7)}-01`, -1);
}

function sectionNamed(name: string): AnySection {
  const found = isSectionName(name) && findSection(name);
  if (!found) throw new Error(`There is no section ${name}`);
  return found;
}
