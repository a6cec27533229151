import { type AnyRow, type Row, sections } from '@coop/domain';
import { IDIOMA } from '@coop/domain/idiomas';
import { trailOf } from '@coop/domain/navigation';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/locks.js';
import { pathOf } from '../../platform/http/paths.js';
import { invalidData } from '../../platform/http/problem.js';
import { PublishedRepository } from '../../publishing/published/published.repository.js';
import { PublicAddresses } from '../../publishing/seo/public-addresses.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { TableStore } from '../../resource/rows/table-store.js';
import { RedireccionesRepository } from '../redirecciones/redirecciones.repository.js';

const section = sections['sitio/paginas'];

type Pagina = Row<typeof section>;

/** Allows a slot of the site or a free address; a translation belongs to a Spanish page. */
@Injectable()
export class PaginasPolicy implements SectionPolicy {
  applies = isSection(section);

  constructor(
    private readonly addresses: PublicAddresses,
    private readonly published: PublishedRepository,
    private readonly redirections: RedireccionesRepository,
    private readonly tables: TableStore,
  ) {}

  async beforeWrite({ action, before, after }: ChangeOf<typeof section>, tx: Database) {
    if (!after) return;
    const isOther = before?.idioma !== after.idioma;
    if (isVersion(after) && (isOther || before?.versionDe !== after.versionDe)) await this.requireOfPage(after, tx);
    const published = before && (await this.published.findCopy(section, before.id, tx));
    // An address that was free for the draft may be taken at publication.
    const isPlaced = action === 'publicar' && published?.ruta !== after.ruta;
    if (isOther || isPlaced || before?.ruta !== after.ruta) await this.requireFree(after, published, tx);
  }

  /** Takes a lock: concurrent writes could make a page both a translation and translated. */
  private async requireOfPage({ id, versionDe }: Pagina, tx: Database) {
    await lockNamed(section.name, tx);
    if (await this.tables.findNaming(section, 'versionDe', id, tx))
      throw invalidData({ idioma: 'Esta página tiene versiones en otros idiomas: va en castellano' });
    const page = versionDe ? await this.tables.find(section, versionDe, tx) : undefined;
    if (versionDe === id || (page && page.idioma !== IDIOMA))
      throw invalidData({ versionDe: 'Esa página ya es una versión: elija la página en castellano' });
  }

  /** Throws a 422 if reserved, redirected, or below a language prefix. `published`: the public copy. */
  private async requireFree(page: Pagina, published: AnyRow | undefined, tx: Database) {
    if (trailOf(page.ruta).length > 0) return;
    const owner = isVersion(page) ? undefined : this.addresses.ownerOf(page.ruta);
    if (owner) throw invalidData({ ruta: owner });
    // Blocks concurrent redirections from this address.
    await lockNamed(sections['sitio/redirecciones'].name, tx);
    const redirection = await this.redirections.findFrom(page.ruta, tx);
    // A redirection to this page itself is removed on publication.
    if (redirection && pathOf(String(redirection.hacia)) !== published?.ruta)
      throw invalidData({ ruta: 'Esa dirección se desvía a otra: quite antes su redirección' });
  }
}

const isVersion = ({ idioma }: Pagina) => idioma !== IDIOMA;
