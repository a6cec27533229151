import { type AnySection, todayInLaPaz } from '@coop/domain';
import type { Edicion } from '@coop/domain/idiomas';
import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../../platform/database/content-changes.js';
import { editionsOf, type StaffPage } from '../../publishing/seo/pages.js';
import { PublicAddresses } from '../../publishing/seo/public-addresses.js';

/** Cache of staff's addresses and languages, which every page and missing address looks up. */
@Injectable()
export class StaffPages {
  private cached: { of: string; known: Promise<Known> } | undefined;

  constructor(
    private readonly changes: ContentChanges,
    private readonly addresses: PublicAddresses,
  ) {}

  async has(address: string): Promise<boolean> {
    return (await this.known()).editions.has(address);
  }

  /** Returns the languages at an address; `draft` counts as published. */
  async editionsAt(address: string, draft?: StaffPage): Promise<readonly Edicion[]> {
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
    const pages = await this.addresses.findStaffPages();
    return { pages, editions: editionsOf(pages) };
  }
}

type Known = { pages: readonly StaffPage[]; editions: ReturnType<typeof editionsOf> };

/** Throws if staff could claim a route pattern of the site, whose page would never be shown. */
export function requireClaimed(paths: readonly string[], isClaimed: (address: string) => boolean): void {
  const free = paths.map((path) => `/${path.replace(/:\w+/g, 'uno')}`).filter((address) => !isClaimed(address));
  if (free.length > 0) throw new Error(`Staff could take addresses that are the site's: ${free.join(', ')}`);
}

/** Throws if a section's public page is missing: links in mails and sitemap would break. */
export function requireServed(sections: readonly AnySection[], serves: (path: string) => boolean): void {
  const lost = sections.flatMap(({ name, address, publication }) => {
    if (!address) return [];
    const paths = publication && !publication.single ? [address, `${address}/uno`] : [address];
    return paths.filter((path) => !serves(path)).map((path) => `${name} (${path})`);
  });
  if (lost.length > 0) throw new Error(`No page of the site is at: ${lost.join(', ')}`);
}
