import { type AnySection, type ExpectedRows, type Moment, sectionList } from '@coop/domain';
import type { Notice } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { may } from '../platform/auth/permissions.js';
import type { Staff } from '../platform/auth/staff.js';
import { NoticeSources } from '../resource/notices/notice-sources.js';
import { type CountQuery, CountsRepository } from './counts.repository.js';
import { findListQuery, listAddress } from './listAddress.js';

/** Notices of missing rows, for the roles that may create them. */
@Injectable()
export class NoticesService {
  constructor(
    private readonly counts: CountsRepository,
    private readonly sources: NoticeSources,
  ) {}

  async findFor(staff: Staff, moment: Moment): Promise<Notice[]> {
    const asked = sectionList
      .filter((section: AnySection) => may(staff, 'crear', section))
      .flatMap((section: AnySection) =>
        section.expects(moment.today).flatMap((expected) => countQueriesOf(section, expected, staff)),
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
      ...(await this.sources.findFor(staff, moment)),
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
