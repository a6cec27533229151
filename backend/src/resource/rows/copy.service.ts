import { type AnyRow, type AnySection, copiedValues, sectionList, todayInLaPaz } from '@coop/domain';
import type { Copy } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { ResourceService, requirePermission } from './resource.service.js';
import { visibleTo } from './visibility.js';

/** A new row that begins as another is: next month's rates out of those of this one. */
@Injectable()
export class CopyService {
  constructor(private readonly resources: ResourceService) {}

  async begin(section: AnySection, staff: Staff, id: string): Promise<Copy> {
    requirePermission(staff, 'crear', section);
    const row = visibleTo(staff.rol, section, await this.resources.copyable(section, staff, id)) as AnyRow;
    const valores = copiedValues(section, row, todayInLaPaz());
    for (const link of linksTo(section)) delete valores[link];
    return { titulo: section.title(row), valores };
  }
}

/** What names the row that one was made out of: each makes one, and a copy is of nobody's making. */
const linksTo = ({ name }: AnySection): string[] =>
  (sectionList as readonly AnySection[]).flatMap(({ begets }) =>
    Object.values(begets).flatMap(({ to, link }) => (to === name ? [link] : [])),
  );
