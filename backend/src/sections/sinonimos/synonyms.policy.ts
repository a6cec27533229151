import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import { PublicAddresses } from '../../publishing/seo/public-addresses.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

const section = sections['sitio/sinonimos'];

/** Validates a synonym's page. Changes invalidate the search's cached synonyms in every process. */
@Injectable()
export class SynonymsPolicy implements SectionPolicy {
  applies = isSection(section);

  constructor(private readonly addresses: PublicAddresses) {}

  async beforeWrite({ before, after }: ChangeOf<typeof section>, tx: Database) {
    if (!after?.pagina || after.pagina === before?.pagina) return;
    if (!(await this.addresses.hasPage(after.pagina, tx)))
      throw invalidData({ pagina: 'El sitio no tiene una página en esa dirección' });
  }

  staleContent = () => ({ withdrawn: false, sections: [section.name] });
}
