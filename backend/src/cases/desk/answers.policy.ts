import type { AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Change } from '../../resource/rows/change.js';
import { type SectionPolicy } from '../../resource/rows/section-policy.js';

/** Assigns an unassigned case to the staff member who answers it. */
@Injectable()
export class AnswersPolicy implements SectionPolicy {
  applies = ({ submission, fields }: AnySection) => submission !== undefined && 'respondidoPor' in fields;

  async beforeWrite({ action, after, staff }: Change) {
    if (action === 'responder' && after && staff) after.asignadoA ??= staff.uid;
  }
}
