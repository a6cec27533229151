import { type Published, sections, todayInLaPaz } from '@coop/domain';
import { type Menu, menuDeOrigen, type NavigationItem } from '@coop/domain/navigation';
import { menuOf } from '@coop/domain/sections/menu/menuOf';
import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../../platform/database/content-changes.js';
import { PublishedService } from '../published/published.service.js';
import { PublicAddresses } from '../seo/public-addresses.js';

const section = sections['sitio/menu'];

/**
 * The site's current menu: the last published one, or the default from the specification. Cached in memory until the
 * content (in any process) or the day changes, because linked pages begin and end by date.
 */
@Injectable()
export class MenuInForce {
  private cached: { of: string; menu: Promise<Menu> } | undefined;

  constructor(
    private readonly changes: ContentChanges,
    private readonly published: PublishedService,
    private readonly addresses: PublicAddresses,
  ) {}

  async latest(): Promise<Menu> {
    const of = `${this.changes.changeCount} ${todayInLaPaz()}`;
    if (this.cached?.of !== of) this.cached = { of, menu: this.read() };
    try {
      return await this.cached.menu;
    } catch (error) {
      // Do not cache a failure: the next call retries.
      this.cached = undefined;
      throw error;
    }
  }

  /** Maps a row to the menu it would publish. */
  async menuIn(row: Record<string, unknown>): Promise<Menu> {
    // The generic reader loses the section's type.
    const { principal, pie } = menuOf(row as Published<typeof section>);
    return { principal: await this.dropBrokenLinks(principal), pie: await this.dropBrokenLinks(pie) };
  }

  private async read(): Promise<Menu> {
    const [row] = await this.published.findRows(section, { range: [0, 0] });
    return row ? this.menuIn(row) : menuDeOrigen;
  }

  /**
   * Drops links to drafts, expired and archived pages; resolves redirects; keeps a group while any of its links
   * remains.
   */
  private async dropBrokenLinks(items: readonly NavigationItem[]): Promise<NavigationItem[]> {
    const visible: NavigationItem[] = [];
    for (const { children, ...item } of items) {
      const inside = await this.dropBrokenLinks(children ?? []);
      const href = (item.href && (await this.addresses.destinationOf(item.href))) || '';
      if (inside.length > 0) visible.push({ ...item, href, children: inside });
      else if (href) visible.push({ ...item, href });
    }
    return visible;
  }
}
