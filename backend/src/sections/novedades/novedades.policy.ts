import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { ChangeOf } from '../../resource/rows/change.js';
import { only, type SectionPolicy } from '../../resource/rows/section-policy.js';

/** News are seen from their date on: it is the first day of their window, and every public door looks at that. */
@Injectable()
export class NovedadesPolicy implements SectionPolicy {
  applies = only(sections.novedades);

  async beforeWrite({ after }: ChangeOf<typeof sections.novedades>) {
    if (after) after.vigenteDesde = after.fechaPublicacion;
  }
}
