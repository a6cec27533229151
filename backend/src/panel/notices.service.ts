import { type AnySection, type ExpectedRows, type Moment, sectionList } from '@coop/domain';
import type { Notice } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { may } from '../platform/auth/may.js';
import type { Staff } from '../platform/auth/staff.js';
import { KeptNotices } from '../resource/notices/kept-notices.js';
import { type Asked, CountsRepository } from './counts.repository.js';
import { findListQuery } from './findListQuery.js';
import { listAddress } from './listAddress.js';

/** Notices of missing rows, for the roles that may create them. */
@Injectable()
export class NoticesService {
  constructor(
    private readonly counts: CountsRepository,
    private readonly kept: KeptNotices,
  ) {}

  async findFor(staff: Staff, moment: Moment): Promise<Notice[]> {
    const asked = sectionList
      .filter((section: AnySection) => may(staff, 'crear', section))
      .flatMap((section: AnySection) =>
        section.expects(moment.today).flatMap((expected) => askedOf(section, expected, staff)),
      );
    const totals = await this.counts.count(asked);
    const missing = asked.filter((_, at) => totals[at]?.cantidad === 0);
    return [
      ...missing.map(({ section, expected: { clave, etiqueta, filtro } }) => ({
        clave,
        seccion: section.name,
        etiqueta,
        enlace: listAddress(section, filtro),
      })),
      ...(await this.kept.findFor(staff, moment)),
    ];
  }
}

function askedOf(section: AnySection, expected: ExpectedRows, staff: Staff): (Asked & { expected: ExpectedRows })[] {
  const query = findListQuery(section, staff, expected.filtro);
  return query ? [{ section, expected, query }] : [];
}
