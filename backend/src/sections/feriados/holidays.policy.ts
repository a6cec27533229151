import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

/** Invalidates pages with opening hours when the calendar changes. */
@Injectable()
export class HolidaysPolicy implements SectionPolicy {
  applies = isSection(sections['sitio/feriados']);

  makesStale = () => ({ withdrawn: false });
}
