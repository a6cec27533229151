import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

/** Sets a news item's first day in force to its date, which all public queries filter by. */
@Injectable()
export class NovedadesPolicy implements SectionPolicy {
  applies = isSection(sections.novedades);

  async beforeWrite({ after }: ChangeOf<typeof sections.novedades>) {
    if (after) after.vigenteDesde = after.fechaPublicacion;
  }
}
