import { type Published, sections, todayInLaPaz } from '@coop/domain';
import { type Menu, menuDeOrigen, type NavigationItem } from '@coop/domain/navigation';
import { menuOf } from '@coop/domain/sections/menu/menuOf';
import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../../platform/database/content-changes.js';
import { PublishedService } from '../published/published.service.js';
import { PublicAddresses } from '../seo/public-addresses.js';

const section = sections['sitio/menu'];

/**
 * The menu of the site now: what was published last, or the specification's until something is. Held in memory until the
 * content changes, in any process, or the day does: pages that it leads to begin and end with days.
 */
@Injectable()
export class MenuInForce {
  private held: { of: string; menu: Promise<Menu> } | undefined;

  constructor(
    private readonly changes: ContentChanges,
    private readonly published: PublishedService,
    private readonly addresses: PublicAddresses,
  ) {}

  async latest(): Promise<Menu> {
    const of = `${this.changes.heard} ${todayInLaPaz()}`;
    if (this.held?.of !== of) this.held = { of, menu: this.read() };
    try {
      return await this.held.menu;
    } catch (error) {
      // Whoever asks next tries again.
      this.held = undefined;
      throw error;
    }
  }

  /** The menu that a row of it would be, once published. */
  async menuIn(row: Record<string, unknown>): Promise<Menu> {
    // The row is of that section, which no type of a generic reader follows.
    const { principal, pie } = menuOf(row as Published<typeof section>);
    return { principal: await this.withoutDeadEnds(principal), pie: await this.withoutDeadEnds(pie) };
  }

  private async read(): Promise<Menu> {
    const [row] = await this.published.findRows(section, { range: [0, 0] });
    return row ? this.menuIn(row) : menuDeOrigen;
  }

  /** A page that is a draft, ended or archived is led to by nobody; one that moved, where it is now. A group stays for what it still leads to. */
  private async withoutDeadEnds(items: readonly NavigationItem[]): Promise<NavigationItem[]> {
    const kept: NavigationItem[] = [];
    for (const { children, ...item } of items) {
      const inside = await this.withoutDeadEnds(children ?? []);
      const href = (item.href && (await this.addresses.destinationOf(item.href))) || '';
      if (inside.length > 0) kept.push({ ...item, href, children: inside });
      else if (href) kept.push({ ...item, href });
    }
    return kept;
  }
}
