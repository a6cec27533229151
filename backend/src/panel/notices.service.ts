import { type AnySection, type Moment, type SectionName, sections } from '@coop/domain';
import type { Notice } from '@coop/domain/answers';
import { closingDue } from '@coop/domain/calendar';
import { formatShortDate } from '@coop/domain/format';
import { Injectable } from '@nestjs/common';
import { StandInsService } from '../cases/absences/stand-ins.service.js';
import { may } from '../platform/auth/permissions.js';
import type { Staff } from '../platform/auth/staff.js';
import { OpenApprovals } from '../publishing/approvals/open-approvals.js';
import { CotizacionService } from '../rates/cotizacion/cotizacion.service.js';
import { outdatedRates } from '../rates/cotizacion/outdatedRates.js';
import { StuckMails } from '../resource/mail/stuck-mails.js';
import { OldBalances, RefusedLoad } from '../sections/saldos/balances-notices.js';
import { LoansOverMaxima } from '../sections/simuladorCreditos/loans-over-maxima.js';
import { AlarmsService } from './alarms/alarms.service.js';
import { type CountQuery, CountsRepository } from './counts.repository.js';
import { findListQuery, listAddress } from './listAddress.js';

type ExpectedRows = {
  seccion: SectionName;
  clave: string;
  etiqueta: string;
  filtro: Readonly<Record<string, unknown>>;
};

/** Day of the year from which a notice asks for next year's holidays. */
const CALENDAR_FROM = '-11-01';

function expectedRows(today: string): ExpectedRows[] {
  const closing = closingDue(today);
  const year = Number(today.slice(0, 4)) + 1;
  const holidays: ExpectedRows = {
    seccion: 'sitio/feriados',
    clave: 'faltan_feriados',
    etiqueta: `Faltan los feriados de ${year}: los plazos en días hábiles los necesitan`,
    filtro: { fecha_desde: `${year}-01-01`, fecha_hasta: `${year}-12-31` },
  };
  return [
    {
      seccion: 'institucional/estados-financieros',
      clave: 'falta_estado_financiero',
      etiqueta: `Faltan los estados financieros al ${formatShortDate(closing)}`,
      filtro: { estado: 'publicado', fechaCorte_desde: closing },
    },
    {
      seccion: 'institucional/coeficiente-adecuacion-patrimonial',
      clave: 'falta_cap',
      etiqueta: `Falta publicar el coeficiente de adecuación patrimonial al ${formatShortDate(closing)}`,
      filtro: { estado: 'publicado', fechaCorte_desde: closing },
    },
    ...(today.slice(4) < CALENDAR_FROM ? [] : [holidays]),
    {
      seccion: 'sitio/parametros',
      clave: 'faltan_parametros',
      etiqueta: 'Faltan los parámetros normativos vigentes: sin ellos no se simulan depósitos ni se reciben reclamos',
      filtro: { estado: 'publicado', vigenteDesde_hasta: today },
    },
  ];
}

@Injectable()
export class NoticesService {
  constructor(
    private readonly counts: CountsRepository,
    private readonly mails: StuckMails,
    private readonly rates: CotizacionService,
    private readonly standIns: StandInsService,
    private readonly approvals: OpenApprovals,
    private readonly alarms: AlarmsService,
    private readonly oldBalances: OldBalances,
    private readonly refusedLoad: RefusedLoad,
    private readonly loans: LoansOverMaxima,
  ) {}

  async findFor(staff: Staff, moment: Moment): Promise<Notice[]> {
    const queries = expectedRows(moment.today).flatMap((expected) => countQueriesOf(expected, staff));
    const totals = await this.counts.count(queries);
    const missing = queries.filter((_, at) => totals[at]?.cantidad === 0);
    const others = await Promise.all([
      this.mails.findFor(staff),
      this.rates.find().then((rates) => outdatedRates(staff.rol, rates)),
      this.standIns.findFor(staff),
      this.approvals.findFor(staff),
      this.alarms.findFor(staff),
      this.oldBalances.findFor(staff, moment),
      this.refusedLoad.findFor(staff),
      this.loans.findFor(staff),
    ]);
    return [
      ...missing.map(({ section, expected: { clave, etiqueta, filtro } }) => ({
        clave,
        seccion: section.name,
        etiqueta,
        enlace: listAddress(section, filtro),
      })),
      ...others.flat(),
    ];
  }
}

function countQueriesOf(expected: ExpectedRows, staff: Staff): (CountQuery & { expected: ExpectedRows })[] {
  const section: AnySection = sections[expected.seccion];
  const query = may(staff, 'crear', section) ? findListQuery(section, staff, expected.filtro) : undefined;
  return query ? [{ section, expected, query }] : [];
}
