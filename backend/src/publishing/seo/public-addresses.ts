import { type AnySection, sectionList } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { canonicalAddress } from '../../platform/http/canonicalAddress.js';
import { pathOf } from '../../platform/http/pathOf.js';
import type { Written } from './editions.js';
import { ownerOf } from './ownerOf.js';
import { menu, pageOf } from './pages.js';
import { Redirections } from './redirections.js';
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
  constructor(
    private readonly placed: SeoRepository,
    private readonly redirections: Redirections,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  /** Whose an address is already, whatever is published: undefined where staff may put a page of their own. */
  ownerOf = ownerOf;

  /** Pages of staff's own that visitors may read now. */
  findWritten(): Promise<Written[]> {
    return this.placed.findWritten();
  }

  /** Where a link that staff wrote leads now: there, or to where what stood there has gone; undefined where nothing is. */
  async destinationOf(link: string): Promise<string | undefined> {
    if (await this.isThere(link)) return link;
    const elsewhere = await this.redirections.find(addressIn(link));
    return elsewhere && (await this.isThere(elsewhere)) ? elsewhere : undefined;
  }

  /** Of another site nothing is known. */
  private async isThere(link: string): Promise<boolean> {
    return !link.startsWith('/') || this.leadsSomewhere(addressIn(link), this.database);
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

const addressIn = (link: string): string => canonicalAddress(pathOf(link));
