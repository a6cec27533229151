import { nextMidnightInLaPaz } from '../cases/calendar/nextMidnightInLaPaz.js';
import type { Ready } from '../platform/http/ready/ready.js';

const MOST_PAGES = 500;
/** Rates and opening hours have no event of their own: a page is made anew at least this often. */
const LONGEST_LIFE_MS = 5 * 60_000;

/**
 * Pages ready to send, by their whole address. Dropped when the content changes, when they are old, and at midnight in
 * La Paz, when validity starts and ends; the last good copy stays for the day on which a page can't be made.
 */
export class PageCache {
  private readonly fresh = new Map<string, { page: Ready; until: number }>();
  private readonly lastGood = new Map<string, Ready>();
  private generation = 0;

  /** The page, unless it must be made anew. */
  find(address: string): Ready | undefined {
    const entry = this.fresh.get(address);
    return entry && entry.until > Date.now() ? entry.page : undefined;
  }

  get isFull(): boolean {
    return this.fresh.size >= MOST_PAGES;
  }

  findLastGood(address: string): Ready | undefined {
    return this.lastGood.get(address);
  }

  /** Makes a page and keeps it, unless the content changed meanwhile. `keep` says whether it is worth keeping. */
  async put(address: string, make: () => Promise<Ready>, keep: (page: Ready) => boolean): Promise<Ready> {
    const { generation } = this;
    const page = await make();
    if (!keep(page)) return page;
    const now = Date.now();
    bounded(this.lastGood, address, page);
    if (generation === this.generation)
      bounded(this.fresh, address, { page, until: Math.min(now + LONGEST_LIFE_MS, nextMidnightInLaPaz(now)) });
    return page;
  }

  invalidate(): void {
    this.generation++;
    this.fresh.clear();
  }
}

/** The oldest goes when there is no room. */
function bounded<T>(pages: Map<string, T>, address: string, page: T) {
  pages.delete(address);
  const [oldest] = pages.keys();
  if (pages.size >= MOST_PAGES && oldest !== undefined) pages.delete(oldest);
  pages.set(address, page);
}
