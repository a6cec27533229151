import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { canonicalAddress, pathOf } from '../../platform/http/paths.js';
import { invalidData } from '../../platform/http/problem.js';
import { PublicAddresses } from '../../publishing/seo/public-addresses.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

const section = sections['sitio/necesito'];

/** Rejects new links to missing pages. */
@Injectable()
export class NecesitoPolicy implements SectionPolicy {
  applies = isSection(section);

  constructor(private readonly addresses: PublicAddresses) {}

  async beforeWrite({ before, after }: ChangeOf<typeof section>, tx: Database) {
    const known = new Set(before?.enlaces.map(({ ruta }) => ruta));
    const astray: Record<string, string> = {};
    for (const [at, { ruta }] of (after?.enlaces ?? []).entries()) {
      if (known.has(ruta) || (await this.addresses.hasPage(canonicalAddress(pathOf(ruta)), tx))) continue;
      astray[`enlaces.${at}.ruta`] = 'El sitio no tiene una página en esa dirección';
    }
    if (Object.keys(astray).length > 0) throw invalidData(astray);
  }
}
