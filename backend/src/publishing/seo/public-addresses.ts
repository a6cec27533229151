import { type AnySection, sectionList } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import type { Written } from './editions.js';
import { ownerOf } from './ownerOf.js';
import { menu, pageOf } from './pages.js';
import { SeoRepository } from './seo.repository.js';

/** What is no page of the site and answers all the same: the panel and its door, what machines ask for, and the search. */
const BESIDE =
  /^\/(admin|login|(api|archivos|assets|buscar|documentos|panel|vista-previa)(\/|$)|robots\.txt$|sitemap\.xml$)/;

/** Lists and forms of sections stand where their descriptions say, whatever the menu shows. */
const fixed = new Set([
  ...menu,
  ...(sectionList as readonly AnySection[]).flatMap(({ address }) => address ?? []),
  '/novedades/rss.xml',
]);

/** Sections whose rows stand together on one page, to which each of their addresses leads. */
const together = (sectionList as readonly AnySection[]).flatMap(({ address, publication }) =>
  address && publication?.together ? [`${address}/`] : [],
);

/** Which addresses of the site lead somewhere now. */
@Injectable()
export class PublicAddresses {
  constructor(private readonly placed: SeoRepository) {}

  /** Whose an address is already, whatever is published: undefined where staff may put a page of their own. */
  ownerOf = ownerOf;

  /** Pages of staff's own that visitors may read now. */
  findWritten(): Promise<Written[]> {
    return this.placed.findWritten();
  }

  async leadsSomewhere(address: string, tx: Database): Promise<boolean> {
    return BESIDE.test(address) || this.hasPage(address, tx);
  }

  /** Whether visitors read something there: what answers and is no page does not count. */
  async hasPage(address: string, tx: Database): Promise<boolean> {
    if (fixed.has(address) || together.some((start) => address.startsWith(start))) return true;
    const candidates = await this.placed.findPlacedAt(address, tx);
    return candidates.some((row) => pageOf(row) === address);
  }
}
