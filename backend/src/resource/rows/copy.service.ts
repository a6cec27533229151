import { type AnyRow, type AnySection, copiedValues, sectionList, todayInLaPaz } from '@coop/domain';
import type { Copy } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { ResourceService, requirePermission } from './resource.service.js';
import { redactRow } from './visibility.js';

@Injectable()
export class CopyService {
  constructor(private readonly resources: ResourceService) {}

  async begin(section: AnySection, staff: Staff, id: string): Promise<Copy> {
    requirePermission(staff, 'crear', section);
    const row = redactRow(staff.rol, section, await this.resources.copyable(section, staff, id)) as AnyRow;
    const valores = copiedValues(section, row, todayInLaPaz());
    for (const link of linksTo(section)) delete valores[link];
    return { titulo: section.title(row), valores };
  }
}

/** Returns the link fields to a source row. A copy drops them, since each source row creates only one. */
const linksTo = ({ name }: AnySection): string[] =>
  sectionList.flatMap(({ followUps }) =>
    Object.values(followUps).flatMap(({ to, link }) => (to === name ? [link] : [])),
  );
