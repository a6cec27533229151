import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { only, type SectionPolicy } from '../../resource/rows/section-policy.js';

/** Pages say which branches are open: a change of the calendar makes them stale. */
@Injectable()
export class HolidaysPolicy implements SectionPolicy {
  applies = only(sections['sitio/feriados']);

  makesStale = () => ({ withdrawn: false });
}
