import { type AnySection, type ExpectedRows, type Moment, sectionList } from '@coop/domain';
import type { Notice } from '@coop/domain/answers';
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

/** Notices of missing rows, for the roles that may create them, and of what section descriptions can't express. */
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
    const asked = sectionList
      .filter((section: AnySection) => may(staff, 'crear', section))
      .flatMap((section: AnySection) =>
        section.expects(moment.today).flatMap((expected) => countQueriesOf(section, expected, staff)),
      );
    const totals = await this.counts.count(asked);
    const missing = asked.filter((_, at) => totals[at]?.cantidad === 0);
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

function countQueriesOf(
  section: AnySection,
  expected: ExpectedRows,
  staff: Staff,
): (CountQuery & { expected: ExpectedRows })[] {
  const query = findListQuery(section, staff, expected.filtro);
  return query ? [{ section, expected, query }] : [];
}
