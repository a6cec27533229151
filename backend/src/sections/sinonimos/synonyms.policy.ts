import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { only, type SectionPolicy } from '../../resource/rows/section-policy.js';

/** What words mean is kept by the search of every process: a change makes that stale. */
@Injectable()
export class SynonymsPolicy implements SectionPolicy {
  applies = only(sections['sitio/sinonimos']);

  makesStale = () => ({ withdrawn: false });
}
