import { type AnyRow, type AnySection, clockAt, findSection, meets } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import { ResourceService, requirePermission } from './resource.service.js';

/** Orders that create a draft from a row: the next auction after a deserted one, an unsold good. */
@Injectable()
export class FollowUpService {
  constructor(private readonly resources: ResourceService) {}

  /** Creates the draft, linked to its source row. `FollowUpPolicy` limits it to one per row. */
  async order(section: AnySection, staff: Staff, id: string, name: string): Promise<AnyRow> {
    requirePermission(staff, name, section);
    const row = await this.resources.copyable(section, staff, id);
    const followUp = section.followUps[name];
    const target = followUp && findSection(followUp.to);
    if (!target) throw new Problem('no_encontrado');
    if (!meets(row, followUp.when))
      throw new Problem('transicion_invalida', `«${followUp.label}» no es posible en su estado actual.`);
    return this.resources.create(target, staff, { ...followUp.draft(row, clockAt()), [followUp.link]: id });
  }
}
