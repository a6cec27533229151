import { type AnyRow, type AnySection, sections } from '@coop/domain';
import type { RemovedId, Retention } from '@coop/domain/answers';
import { ORIGIN_DAYS } from '@coop/domain/privacidad';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import type { Lock } from '../../platform/http/version/version-tag.interceptor.js';
import { ParametrosService } from '../../publishing/parametros/parametros.service.js';
import { conflict, ResourceService, requirePermission } from '../../resource/rows/resource.service.js';
import { AnonymiserService } from './anonymiser.service.js';
import { RetentionRepository } from './retention.repository.js';
import { NOTICE_DAYS, pastOf, type RetainedSection, retainedSections } from './terms.js';

const audit: AnySection = sections['sitio/auditoria'];

@Injectable()
export class RetentionService {
  constructor(
    private readonly retention: RetentionRepository,
    private readonly resources: ResourceService,
    private readonly anonymiser: AnonymiserService,
    private readonly parametros: ParametrosService,
  ) {}

  async describe(staff: Staff): Promise<Retention> {
    requirePermission(staff, 'leer', audit);
    const plazos: Retention['plazos'] = [];
    for (const section of retainedSections) {
      const { years, atTerm } = section.submission.retention;
      const counted = await this.retention.count(section, pastOf(section), pastOf(section, NOTICE_DAYS));
      plazos.push({
        seccion: section.name,
        anios: await this.yearsOf(years),
        automatico: atTerm === 'anonymise',
        ...counted,
      });
    }
    return {
      diasDeAviso: NOTICE_DAYS,
      diasDeHuella: ORIGIN_DAYS,
      plazos,
      porDecidir: (
        await Promise.all(retainedSections.filter(needsDecision).map((section) => this.dueOf(section)))
      ).flat(),
      hechos: await this.retention.findDone(),
    };
  }

  /** Anonymizes a case of a section without automatic retention. */
  async decide(staff: Staff, name: string, id: string, lock: Lock): Promise<RemovedId> {
    requirePermission(staff, 'leer', audit);
    const section = retainedSections.filter(needsDecision).find((one) => one.name === name);
    if (!section) throw new Problem('no_encontrado');
    const row = await this.resources.stored(section, id, staff);
    await this.resources.requireFresh(section, staff, row, lock);
    await this.anonymiser.decide(section, row, staff, conflict(section, staff, lock));
    return { id };
  }

  private async yearsOf(years: RetainedSection['submission']['retention']['years']): Promise<number> {
    return typeof years === 'number' ? years : (await this.parametros.getOn())[years];
  }

  private async dueOf(section: RetainedSection): Promise<Retention['porDecidir']> {
    const rows = await this.retention.findDue(section, pastOf(section));
    return rows.map((row: AnyRow) => ({
      seccion: section.name,
      id: row.id,
      version: row.version,
      titulo: section.title(row),
      creadoEn: row.creadoEn,
    }));
  }
}

const needsDecision = ({ submission }: RetainedSection) => submission.retention.atTerm === 'ask';
