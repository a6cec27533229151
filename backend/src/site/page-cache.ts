import { todayInLaPaz } from '@coop/domain';
import { LRUCache } from 'lru-cache';
import type { Ready } from '../platform/http/ready/ready.js';
import { ResponseStore } from '../platform/http/ready/response-store.js';

const MAX_PAGES = 500;
const LIMITS = {
  answers: MAX_PAGES,
  bytes: 256 * 1024 * 1024,
  /** Opening hours emit no event, so pages expire at least this often. */
  lifeMs: 5 * 60_000,
};

/** Cache by address and query; keeps today's last good copy unless withdrawn. */
export class PageCache {
  private readonly fresh = new ResponseStore(LIMITS);
  private readonly lastGood = new LRUCache<string, { page: Ready; day: string }>({ max: MAX_PAGES });

  find(address: string): Ready | undefined {
    return this.fresh.find(address);
  }

  findBeingMade(address: string): Promise<Ready> | undefined {
    return this.fresh.findPending(address);
  }

  get isFull(): boolean {
    return this.fresh.isFull;
  }

  findLastGood(address: string): Ready | undefined {
    const copy = this.lastGood.get(address);
    // Yesterday's content may no longer be in force.
    return copy?.day === todayInLaPaz() ? copy.page : undefined;
  }

  /** Renders once for concurrent requests; never caches the fallback copy as fresh. */
  put(address: string, make: () => Promise<Ready>, isCacheable: (page: Ready) => boolean): Promise<Ready> {
    return this.fresh.make(address, make, (page) => {
      const isStored = page !== this.findLastGood(address) && isCacheable(page);
      if (isStored) this.lastGood.set(address, { page, day: todayInLaPaz() });
      // A valid answer that isn't cacheable, such as a 404: the old copy is obsolete.
      else if (page.status < 500 && page !== this.findLastGood(address)) this.lastGood.delete(address);
      return isStored;
    });
  }

  /** `withdrawn`: the fallback copies may hold withdrawn content. */
  invalidate(withdrawn: boolean): void {
    this.fresh.clear();
    if (withdrawn) this.lastGood.clear();
  }
}
