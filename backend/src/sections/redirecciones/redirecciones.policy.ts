import { sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.js';
import type { Config } from '../../platform/config/settings.js';
import type { Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/locks.js';
import { canonicalAddress, pathOf } from '../../platform/http/paths.js';
import { invalidData } from '../../platform/http/problem.js';
import { PublicAddresses } from '../../publishing/seo/public-addresses.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { RedireccionesRepository } from './redirecciones.repository.js';

const section = sections['sitio/redirecciones'];

/** Rejects loops, chains and redirects from existing pages. */
@Injectable()
export class RedireccionesPolicy implements SectionPolicy {
  applies = isSection(section);

  constructor(
    private readonly redirections: RedireccionesRepository,
    private readonly addresses: PublicAddresses,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async beforeWrite({ before, after }: ChangeOf<typeof section>, tx: Database) {
    if (!after) return;
    await lockNamed(section.name, tx);
    after.hacia = this.normalizeTarget(after.hacia);
    const path = pathOf(after.hacia);
    if (path === after.desde) throw invalidData({ hacia: 'La dirección nueva es la misma' });
    if (before?.desde !== after.desde && (await this.addresses.isReachable(after.desde, tx)))
      throw invalidData({ desde: 'En esa dirección hay una página: se desvían solo las que el sitio ya no tiene' });
    if (await this.redirections.findFrom(path, tx))
      throw invalidData({ hacia: 'Esa dirección ya se desvía a otra: escriba el destino final' });
    if ((await this.redirections.findTo(after.desde, tx)).length > 0)
      throw invalidData({ desde: 'Otra redirección lleva a esa dirección: cambie antes su destino' });
  }

  staleContent = () => ({ withdrawn: false, sections: [section.name] });

  /** Normalizes a target: a canonical path for the site's own addresses, an encoded URL for others. */
  private normalizeTarget(address: string): string {
    const site = new URL(this.config.ORIGIN ?? 'http://localhost');
    const { origin, pathname, search, hash, href } = new URL(address, site);
    return origin === site.origin ? canonicalAddress(pathname) + search + hash : href;
  }
}
