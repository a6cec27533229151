import { type AnySection, can, findRol, findSection, rolesThatMay, rolLabels, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import { ApproversService } from '../../publishing/approvals/approvers.service.js';
import type { Change } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

/** Validates four-eyes rules: roles that may publish the section, with enough active staff to approve. */
@Injectable()
export class RulesPolicy implements SectionPolicy {
  applies = isSection(sections['sitio/segunda-persona']);

  constructor(private readonly approvers: ApproversService) {}

  async beforeWrite({ after }: Change, tx: Database): Promise<void> {
    if (!after) return;
    const section = findSection(after.seccion as string) as AnySection;
    const roles = (after.roles as string[]).flatMap((rol) => findRol(rol) ?? []);
    const stranger = roles.find((rol) => !can(rol, 'publicar', section));
    if (stranger) {
      const able = rolesThatMay('publicar', section).map((rol) => rolLabels[rol]);
      throw invalidData({ roles: `${rolLabels[stranger]} no publica en esta sección. Pueden: ${able.join(', ')}` });
    }
    const [staff, approvers] = [
      await this.approvers.find(section, { roles: [] }, [], tx),
      await this.approvers.find(section, { roles }, [], tx),
    ];
    if (approvers.length === 0) throw invalidData({ roles: 'Hoy no hay ninguna persona activa con ese rol' });
    if (staff.length < 2)
      throw invalidData({
        seccion: 'Hoy una sola persona publica en esta sección: nadie podría aprobar lo que escriba',
      });
  }
}
