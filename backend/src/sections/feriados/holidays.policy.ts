import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

const section = sections['sitio/feriados'];

/** Invalidates the pages with holidays on every change. */
@Injectable()
export class HolidaysPolicy implements SectionPolicy {
  applies = isSection(section);

  staleContent = () => ({ withdrawn: false, sections: [section.name] });
}
