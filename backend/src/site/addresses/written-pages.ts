import { type AnySection, todayInLaPaz } from '@coop/domain';
import type { Edicion } from '@coop/domain/idiomas';
import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../../platform/database/content-changes.js';
import { editionsOf, type Written } from '../../publishing/seo/pages.js';
import { PublicAddresses } from '../../publishing/seo/public-addresses.js';

/**
 * In-memory cache of the addresses and languages of pages that staff published.
 *
 * It expires when a page or the day changes. Every page reads its languages, and every missing address is looked up.
 */
@Injectable()
export class WrittenPages {
  private cached: { of: string; known: Promise<Known> } | undefined;

  constructor(
    private readonly changes: ContentChanges,
    private readonly addresses: PublicAddresses,
  ) {}

  async has(address: string): Promise<boolean> {
    return (await this.known()).editions.has(address);
  }

  /**
   * Returns the languages of the page at an address; none if staff published no page there. Treats `draft` as
   * published.
   */
  async editionsAt(address: string, draft?: Written): Promise<readonly Edicion[]> {
    const { pages, editions } = await this.known();
    const current = draft ? editionsOf([...pages.filter(({ id }) => id !== draft.id), draft]) : editions;
    return current.get(address) ?? [];
  }

  private async known(): Promise<Known> {
    const of = `${this.changes.changeCountOf('sitio/paginas')} ${todayInLaPaz()}`;
    if (this.cached?.of !== of) this.cached = { of, known: this.read() };
    try {
      return await this.cached.known;
    } catch (error) {
      // Don't cache the failure: the next caller retries.
      this.cached = undefined;
      throw error;
    }
  }

  private async read(): Promise<Known> {
    const pages = await this.addresses.findWritten();
    return { pages, editions: editionsOf(pages) };
  }
}

type Known = { pages: readonly Written[]; editions: ReturnType<typeof editionsOf> };

/**
 * Throws if one of the site's pages is at an address that staff could also use. The staff's page would never be shown.
 *
 * `paths`: the site's route patterns; `isClaimed`: whether an address is reserved.
 */
export function requireClaimed(paths: readonly string[], isClaimed: (address: string) => boolean): void {
  const free = paths.map((path) => `/${path.replace(/:\w+/g, 'uno')}`).filter((address) => !isClaimed(address));
  if (free.length > 0) throw new Error(`Staff could take addresses that are the site's: ${free.join(', ')}`);
}

/**
 * Throws if the site has no page at the public address of a section or of its rows. Links in mails, search and sitemap
 * would be broken.
 */
export function requireServed(sections: readonly AnySection[], serves: (path: string) => boolean): void {
  const lost = sections.flatMap(({ name, address, publication }) => {
    if (!address) return [];
    const paths = publication && !publication.single ? [address, `${address}/uno`] : [address];
    return paths.filter((path) => !serves(path)).map((path) => `${name} (${path})`);
  });
  if (lost.length > 0) throw new Error(`No page of the site is at: ${lost.join(', ')}`);
}
