import { LRUCache } from 'lru-cache';
import { nextMidnightInLaPaz } from '../../clock/nextMidnightInLaPaz.js';
import { type Ready, sizeOf } from './ready.js';
import { WaitingClients } from './waiting-clients.js';

/** How many answers are kept at most, in how many bytes all together, and each for how many milliseconds. */
type Limits = { answers: number; bytes: number; lifeMs: number };

/** Nobody knows how long the next one is. */
const FULL = 0.95;

/**
 * LRU cache of responses by full address. Emptied when the content changes and at midnight in La Paz, when validity starts and
 * ends; each also expires by age. Requests for thousands of addresses evict no response that others use.
 */
export class ResponseStore {
  private readonly cache: LRUCache<string, Ready>;
  private readonly pending = new Map<string, { made: Promise<Ready>; askers: WaitingClients }>();
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

  /** The answer, unless it must be made anew. */
  find(address: string): Ready | undefined {
    return this.cache.get(address);
  }

  /** The one that is being made for somebody else now. */
  findPending(address: string): Promise<Ready> | undefined {
    return this.pending.get(address)?.made;
  }

  /** Whether one more drives another out. */
  get isFull(): boolean {
    return this.cache.size >= this.limits.answers || this.cache.calculatedSize >= FULL * this.limits.bytes;
  }

  /** Makes an answer, once for all who ask meanwhile, and keeps it where `isLasting` says so and nothing changed since. */
  make(address: string, make: () => Promise<Ready>, isLasting: (ready: Ready) => boolean = () => true): Promise<Ready> {
    const begun = this.pending.get(address);
    const askers = begun && !begun.askers.haveDisconnected ? begun.askers : new WaitingClients();
    askers.join();
    if (begun?.askers === askers) return begun.made;
    const { generation } = this;
    const made = askers.run(make).then((ready) => {
      if (generation === this.generation && isLasting(ready)) this.add(address, ready);
      return ready;
    });
    this.pending.set(address, { made, askers });
    const forget = () => {
      if (this.pending.get(address)?.made === made) this.pending.delete(address);
    };
    made.then(forget, forget);
    return made;
  }

  /** Nothing made or begun before answers anybody who asks from now on. */
  clear(): void {
    this.generation += 1;
    this.cache.clear();
    this.pending.clear();
  }

  private add(address: string, ready: Ready): void {
    const now = Date.now();
    // The library keeps an answer through the last of its milliseconds, and midnight is of the next day.
    const ttl = Math.min(this.limits.lifeMs, nextMidnightInLaPaz(now) - now) - 1;
    if (ttl > 0) this.cache.set(address, ready, { ttl });
  }
}
