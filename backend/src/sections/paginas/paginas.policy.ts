import { sections } from '@coop/domain';
import { trailOf } from '@coop/domain/navigation';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/lockNamed.js';
import { pathOf } from '../../platform/http/pathOf.js';
import { invalidData } from '../../platform/http/problem.js';
import { PublishedRepository } from '../../publishing/published/published.repository.js';
import { PublicAddresses } from '../../publishing/seo/public-addresses.js';
import { type ChangeOf, only, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { RedireccionesRepository } from '../redirecciones/redirecciones.repository.js';

const section = sections['sitio/paginas'];

/** A page stands where the site has one for words of staff, or where nothing else does. */
@Injectable()
export class PaginasPolicy implements SectionPolicy {
  applies = only(section);

  constructor(
    private readonly addresses: PublicAddresses,
    private readonly published: PublishedRepository,
    private readonly redirections: RedireccionesRepository,
  ) {}

  async beforeWrite({ action, before, after }: ChangeOf<typeof section>, tx: Database) {
    if (!after || trailOf(after.ruta).length > 0) return;
    const published = before && (await this.published.findCopy(before.id, tx));
    // What was free when it was written may be taken by the time that it comes to be read.
    const isPlaced = action === 'publicar' && published?.ruta !== after.ruta;
    if (before?.ruta === after.ruta && !isPlaced) return;
    const owner = this.addresses.ownerOf(after.ruta);
    if (owner) throw invalidData({ ruta: owner });
    // Nobody makes a redirection of it meanwhile.
    await lockNamed(sections['sitio/redirecciones'].name, tx);
    const redirection = await this.redirections.findFrom(after.ruta, tx);
    // One that leads to this very page goes as it comes back.
    if (redirection && pathOf(String(redirection.hacia)) !== published?.ruta)
      throw invalidData({ ruta: 'Esa dirección se desvía a otra: quite antes su redirección' });
  }
}
