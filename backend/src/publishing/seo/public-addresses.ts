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

/** Paths that respond but are no site page: panel, login, API, files and search. */
const BESIDE =
  /^\/(admin|login|(api|archivos|assets|buscar|documentos|panel|vista-previa)(\/|$)|robots\.txt$|sitemap\.xml$)/;

/** Section lists and forms have the path of their description, whether or not the menu links to them. */
const fixed = new Set([
  ...menu,
  ...(sectionList as readonly AnySection[]).flatMap(({ address }) => address ?? []),
  '/novedades/rss.xml',
]);

/** Sections whose rows share one page; every row path resolves to it. */
const sharedPageSections = (sectionList as readonly AnySection[]).flatMap(({ address, publication }) =>
  address && publication?.sharedPage ? [`${address}/`] : [],
);

/** Resolves which site paths exist now. */
@Injectable()
export class PublicAddresses {
  constructor(
    private readonly placed: SeoRepository,
    private readonly redirections: Redirections,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  /** Returns the owner of a reserved path, whatever is published; undefined when staff may use it. */
  ownerOf = ownerOf;

  /** Returns the staff-written pages that visitors may read now. */
  findWritten(): Promise<Written[]> {
    return this.placed.findWritten();
  }

  /** Returns where a stored link leads now: itself, its redirect, or undefined when neither exists. */
  async destinationOf(link: string): Promise<string | undefined> {
    if (await this.isThere(link)) return link;
    const elsewhere = await this.redirections.find(addressIn(link));
    return elsewhere && (await this.isThere(elsewhere)) ? elsewhere : undefined;
  }

  /** External links count as existing. */
  private async isThere(link: string): Promise<boolean> {
    return !link.startsWith('/') || this.leadsSomewhere(addressIn(link), this.database);
  }

  async leadsSomewhere(address: string, tx: Database): Promise<boolean> {
    return BESIDE.test(address) || this.hasPage(address, tx);
  }

  /** Returns whether a visitor-readable page exists at the path; paths in BESIDE do not count. */
  async hasPage(address: string, tx: Database): Promise<boolean> {
    if (fixed.has(address) || sharedPageSections.some((start) => address.startsWith(start))) return true;
    const candidates = await this.placed.findPlacedAt(address, tx);
    return candidates.some((row) => pageOf(row) === address);
  }
}

const addressIn = (link: string): string => canonicalAddress(pathOf(link));
