import { type AnySection, clockAt, withDerived } from '@coop/domain';
import { CORRECTION, isCorrection } from '@coop/domain/sections/shared/corrections';
import { Injectable } from '@nestjs/common';
import { invalidData } from '../../platform/http/problem.js';
import type { Change } from '../../resource/rows/change.js';
import { type SectionPolicy } from '../../resource/rows/section-policy.js';

/** Requires a reason to republish a row that is in force (rates and fees). */
@Injectable()
export class CorrectionsPolicy implements SectionPolicy {
  applies = ({ fields }: AnySection) => Object.hasOwn(fields, CORRECTION);

  async beforeWrite({ section, action, before, after, staff }: Change) {
    if (action !== 'publicar' || !before || !staff || after?.[CORRECTION]) return;
    if (isCorrection(section, withDerived(section.fields, before, clockAt())))
      throw invalidData({ [CORRECTION]: 'Está vigente: escriba por qué se corrige' });
  }
}
