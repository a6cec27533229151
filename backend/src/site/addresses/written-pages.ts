import { todayInLaPaz } from '@coop/domain';
import type { Edicion } from '@coop/domain/idiomas';
import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../../platform/database/content-changes.js';
import { editionsOf, type Written } from '../../publishing/seo/editions.js';
import { PublicAddresses } from '../../publishing/seo/public-addresses.js';

/**
 * Where the pages stand that staff published, and in which languages. Held in memory until one of them changes or the day does:
 * whether there is a page at an address is asked for each that the site itself lacks, and its languages for every page.
 */
@Injectable()
export class WrittenPages {
  private held: { of: string; known: Promise<Known> } | undefined;

  constructor(
    private readonly changes: ContentChanges,
    private readonly addresses: PublicAddresses,
  ) {}

  async has(address: string): Promise<boolean> {
    return (await this.known()).editions.has(address);
  }

  /** In which languages the page at an address may be read; none where staff wrote nothing. `draft` is taken for published. */
  async editionsAt(address: string, draft?: Written): Promise<readonly Edicion[]> {
    const { pages, editions } = await this.known();
    const those = draft ? editionsOf([...pages.filter(({ id }) => id !== draft.id), draft]) : editions;
    return those.get(address) ?? [];
  }

  private async known(): Promise<Known> {
    const of = `${this.changes.heardOf('sitio/paginas')} ${todayInLaPaz()}`;
    if (this.held?.of !== of) this.held = { of, known: this.read() };
    try {
      return await this.held.known;
    } catch (error) {
      // Whoever asks next tries again.
      this.held = undefined;
      throw error;
    }
  }

  private async read(): Promise<Known> {
    const pages = await this.addresses.findWritten();
    return { pages, editions: editionsOf(pages) };
  }
}

type Known = { pages: readonly Written[]; editions: ReturnType<typeof editionsOf> };
