import { todayInLaPaz } from '@coop/domain';
import { LRUCache } from 'lru-cache';
import { AnswerStore } from '../platform/http/ready/answer-store.js';
import type { Ready } from '../platform/http/ready/ready.js';

const MOST_PAGES = 500;
const LIMITS = {
  answers: MOST_PAGES,
  bytes: 256 * 1024 * 1024,
  /** Opening hours have no event of their own: a page is made anew at least this often. */
  lifeMs: 5 * 60_000,
};

/**
 * Pages ready to send, by their whole address; the last good copy of today stays for when a page can't be made, unless what it says
 * was taken back since.
 */
export class PageCache {
  private readonly fresh = new AnswerStore(LIMITS);
  private readonly lastGood = new LRUCache<string, { page: Ready; day: string }>({ max: MOST_PAGES });

  /** The page, unless it must be made anew. */
  find(address: string): Ready | undefined {
    return this.fresh.find(address);
  }

  /** The one that is being made for somebody else now. */
  findBeingMade(address: string): Promise<Ready> | undefined {
    return this.fresh.findBeingMade(address);
  }

  get isFull(): boolean {
    return this.fresh.isFull;
  }

  findLastGood(address: string): Ready | undefined {
    const copy = this.lastGood.get(address);
    // What was in force until yesterday may not be today.
    return copy?.day === todayInLaPaz() ? copy.page : undefined;
  }

  /**
   * Makes a page, once for all who ask meanwhile, and keeps it. `keep` says whether it is worth keeping: the last good copy,
   * where it had to stand in, is not.
   */
  put(address: string, make: () => Promise<Ready>, keep: (page: Ready) => boolean): Promise<Ready> {
    return this.fresh.make(address, make, (page) => {
      const isKept = page !== this.findLastGood(address) && keep(page);
      if (isKept) this.lastGood.set(address, { page, day: todayInLaPaz() });
      // It was made soundly, and is no page any more.
      else if (page.status < 500 && page !== this.findLastGood(address)) this.lastGood.delete(address);
      return isKept;
    });
  }

  /** `withdrawn`: what the copies say may be what somebody took back. */
  invalidate(withdrawn: boolean): void {
    this.fresh.clear();
    if (withdrawn) this.lastGood.clear();
  }
}
