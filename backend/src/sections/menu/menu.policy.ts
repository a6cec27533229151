import { sections } from '@coop/domain';
import { restoreRemoved, rowOfMenu } from '@coop/domain/sections/menu/rowOfMenu';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import { PublicAddresses } from '../../publishing/seo/public-addresses.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { TableStore } from '../../resource/rows/table-store.js';
import { RedireccionesRepository } from '../redirecciones/redirecciones.repository.js';

const [section, pages] = [sections['sitio/menu'], sections['sitio/paginas']];
const NO_SUCH_PAGE = 'El sitio no tiene una página en esa dirección: escríbala antes en «Páginas»';

type MenuLink = { ruta: string | null };

/** Keeps the required menu entries, hidden if removed, and rejects links to missing pages. */
@Injectable()
export class MenuPolicy implements SectionPolicy {
  applies = isSection(section);

  constructor(
    private readonly addresses: PublicAddresses,
    private readonly tables: TableStore,
    private readonly redirections: RedireccionesRepository,
  ) {}

  async beforeWrite({ before, after }: ChangeOf<typeof section>, tx: Database) {
    if (!after) return;
    // A new menu starts from the default one.
    const initial = after.grupos.length > 0 ? rowOfMenu() : { grupos: [], pie: [] };
    Object.assign(after, restoreRemoved({ grupos: after.grupos, pie: after.pie }, before ?? initial));
    const faults = {
      ...(await this.findBrokenLinks('grupos', after.grupos, tx)),
      ...(await this.findBrokenLinks('pie', after.pie, tx)),
    };
    for (const [at, { entradas }] of after.grupos.entries())
      Object.assign(faults, await this.findBrokenLinks(`grupos.${at}.entradas`, entradas, tx));
    if (Object.keys(faults).length > 0) throw invalidData(faults);
  }

  private async findBrokenLinks(
    list: string,
    entries: readonly MenuLink[],
    tx: Database,
  ): Promise<Record<string, string>> {
    const faults: Record<string, string> = {};
    for (const [at, { ruta }] of entries.entries())
      if (ruta?.startsWith('/') && !(await this.isReachable(ruta, tx))) faults[`${list}.${at}.ruta`] = NO_SUCH_PAGE;
    return faults;
  }

  private async isReachable(ruta: string, tx: Database): Promise<boolean> {
    return (
      (await this.addresses.hasPage(ruta, tx)) ||
      (await this.tables.findDuplicate(pages, 'ruta', [ruta], tx)).size > 0 ||
      (await this.redirections.findFrom(ruta, tx)) !== undefined
    );
  }
}
