import { todayInLaPaz } from '@coop/domain/format';
import { LRUCache } from 'lru-cache';
import { nextMidnightInLaPaz } from '../../clock.js';
import { clientSignal } from '../../database/pool/onPool.js';
import { type PreparedResponse, sizeOf } from './prepareResponse.js';

/** Clients that wait for one response; its database reads are aborted when the last of them disconnects. */
class WaitingClients {
  private readonly leaving = new AbortController();
  private waiting = 0;

  get haveDisconnected(): boolean {
    return this.leaving.signal.aborted;
  }

  /** Adds the client of the current request; one without a signal never disconnects. */
  join(): void {
    this.waiting++;
    const leave = () => {
      this.waiting--;
      if (this.waiting === 0) this.leaving.abort();
    };
    clientSignal.getStore()?.addEventListener('abort', leave, { once: true });
  }

  run<T>(make: () => Promise<T>): Promise<T> {
    return clientSignal.run(this.leaving.signal, make);
  }
}

type Limits = { answers: number; bytes: number; lifeMs: number };

/** Share of the bytes that counts as full, since the next size is unknown. */
const FULL = 0.95;

/** LRU cache by full address, emptied on change and at midnight in La Paz; entries expire by age. */
export class ResponseStore {
  private readonly cache: LRUCache<string, PreparedResponse>;
  private readonly pending = new Map<string, { made: Promise<PreparedResponse>; clients: WaitingClients }>();
  private generation = 0;

  constructor(private readonly limits: Limits) {
    this.cache = new LRUCache({
      max: limits.answers,
      maxSize: limits.bytes,
      sizeCalculation: (ready, address) => address.length + Math.ceil(sizeOf(ready)),
      perf: Date,
      ttlResolution: 0,
    });
  }

  /** Returns the cached response; undefined if it must be computed. */
  find(address: string): PreparedResponse | undefined {
    return this.cache.get(address);
  }

  findPending(address: string): Promise<PreparedResponse> | undefined {
    return this.pending.get(address)?.made;
  }

  get isFull(): boolean {
    return this.cache.size >= this.limits.answers || this.cache.calculatedSize >= FULL * this.limits.bytes;
  }

  /** Computes a response once for concurrent requests; caches it if `isLasting` and the content is unchanged. */
  make(
    address: string,
    make: () => Promise<PreparedResponse>,
    isLasting: (ready: PreparedResponse) => boolean = () => true,
  ): Promise<PreparedResponse> {
    const pending = this.pending.get(address);
    const clients = pending && !pending.clients.haveDisconnected ? pending.clients : new WaitingClients();
    clients.join();
    if (pending?.clients === clients) return pending.made;
    const { generation } = this;
    const made = clients.run(make).then((ready) => {
      if (generation === this.generation && isLasting(ready)) this.add(address, ready);
      return ready;
    });
    this.pending.set(address, { made, clients });
    const forget = () => {
      if (this.pending.get(address)?.made === made) this.pending.delete(address);
    };
    made.then(forget, forget);
    return made;
  }

  /** Drops all responses, and excludes those in progress from later requests and from the cache. */
  clear(): void {
    this.generation += 1;
    this.cache.clear();
    this.pending.clear();
  }

  private add(address: string, ready: PreparedResponse): void {
    const now = Date.now();
    // The library includes the last millisecond, but midnight belongs to the next day.
    const ttl = Math.min(this.limits.lifeMs, nextMidnightInLaPaz(now) - now) - 1;
    if (ttl > 0) this.cache.set(address, ready, { ttl });
  }
}

/** Single-flight cache of one response, until `forget` or the end of the day in La Paz, when validity dates change. */
export class DailyCache {
  private cached: { day: string; ready: Promise<PreparedResponse> } | undefined;

  constructor(private readonly make: () => Promise<PreparedResponse>) {}

  get(): Promise<PreparedResponse> {
    const day = todayInLaPaz();
    if (this.cached?.day === day) return this.cached.ready;
    const made = { day, ready: clientSignal.exit(this.make) };
    this.cached = made;
    // A failure is not cached.
    made.ready.catch(() => {
      if (this.cached === made) this.cached = undefined;
    });
    return made.ready;
  }

  forget(): void {
    this.cached = undefined;
  }
}
