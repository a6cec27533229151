import { type AnyRow, type AnySection, clockAt, findSection, meets } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import { ResourceService, requirePermission } from './resource.service.js';

/** Orders that make a new draft out of a row: what follows a deserted auction, a good that nobody bought. */
@Injectable()
export class BegetService {
  constructor(private readonly resources: ResourceService) {}

  /** The new draft, which names the row that it comes of. `BegetPolicy` sees to it that each row makes one. */
  async order(section: AnySection, staff: Staff, id: string, name: string): Promise<AnyRow> {
    requirePermission(staff, name, section);
    const row = await this.resources.copyable(section, staff, id);
    const begetting = section.begets[name];
    const target = begetting && findSection(begetting.to);
    if (!target) throw new Problem('no_encontrado');
    if (!meets(row, begetting.when))
      throw new Problem('transicion_invalida', `«${begetting.label}» no es posible en su estado actual.`);
    return this.resources.create(target, staff, { ...begetting.draft(row, clockAt()), [begetting.link]: id });
  }
}
