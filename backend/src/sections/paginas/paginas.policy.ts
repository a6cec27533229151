import { sections } from '@coop/domain';
import { trailOf } from '@coop/domain/navigation';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/lockNamed.js';
import { invalidData } from '../../platform/http/problem.js';
import { PublicAddresses } from '../../publishing/seo/public-addresses.js';
import { type ChangeOf, only, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { TableStore } from '../../resource/rows/table-store.js';

const [section, redirections] = [sections['sitio/paginas'], sections['sitio/redirecciones']];

/** A page stands where the site has one for words of staff, or where nothing else does. */
@Injectable()
export class PaginasPolicy implements SectionPolicy {
  applies = only(section);

  constructor(
    private readonly addresses: PublicAddresses,
    private readonly tables: TableStore,
  ) {}

  async beforeWrite({ action, before, after }: ChangeOf<typeof section>, tx: Database) {
    const isMoved = before?.ruta !== after?.ruta;
    // What was free when it was written may be taken by the time that it comes to be read.
    const comesUp = action === 'publicar' && before?.estado !== 'publicado';
    if (!after || !(isMoved || comesUp) || trailOf(after.ruta).length > 0) return;
    const owner = this.addresses.ownerOf(after.ruta);
    if (owner) throw invalidData({ ruta: owner });
    // Nobody makes a redirection of it meanwhile.
    await lockNamed(redirections.name, tx);
    if ((await this.tables.findTaken(redirections, 'desde', [after.ruta], tx)).size > 0)
      throw invalidData({ ruta: 'Esa dirección se desvía a otra: quite antes su redirección' });
  }
}
