import { todayInLaPaz } from '@coop/domain';
import { LRUCache } from 'lru-cache';
import type { PreparedResponse } from '../platform/http/responses/prepareResponse.js';
import { ResponseStore } from '../platform/http/responses/response-store.js';

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
  private readonly lastGood = new LRUCache<string, { page: PreparedResponse; day: string }>({ max: MAX_PAGES });

  find(address: string): PreparedResponse | undefined {
    return this.fresh.find(address);
  }

  findBeingMade(address: string): Promise<PreparedResponse> | undefined {
    return this.fresh.findPending(address);
  }

  get isFull(): boolean {
    return this.fresh.isFull;
  }

  findLastGood(address: string): PreparedResponse | undefined {
    const copy = this.lastGood.get(address);
    // Yesterday's content may no longer be in force.
    return copy?.day === todayInLaPaz() ? copy.page : undefined;
  }

  /** Renders once for concurrent requests; never caches the fallback copy as fresh. */
  put(
    address: string,
    make: () => Promise<PreparedResponse>,
    isCacheable: (page: PreparedResponse) => boolean,
  ): Promise<PreparedResponse> {
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
