import { nextMidnightInLaPaz } from '../../clock/nextMidnightInLaPaz.js';
import { Askers } from './askers.js';
import { type Ready, sizeOf } from './ready.js';

/** How many answers are kept at most, in how many bytes all together, and each for how many milliseconds. */
type Limits = { answers: number; bytes: number; lifeMs: number };

/** Nobody knows how long the next one is. */
const FULL = 0.95;

type Entry = { ready: Ready; size: number; since: number; until: number };

/**
 * Answers ready to send, by their whole address. Dropped all at once when what they were made from changes, each when it is
 * old, and at midnight in La Paz, when validity starts and ends. Where there is no room those go that nobody asked for longest:
 * whoever asks for thousands pushes out no answer that others ask for.
 */
export class AnswerStore {
  private readonly kept = new Map<string, Entry>();
  private readonly beingMade = new Map<string, { made: Promise<Ready>; askers: Askers }>();
  private bytes = 0;
  private generation = 0;

  constructor(private readonly limits: Limits) {}

  /** The answer, unless it must be made anew. */
  find(address: string): Ready | undefined {
    const entry = this.kept.get(address);
    if (!entry) return undefined;
    this.remove(address, entry);
    const now = Date.now();
    if (now < entry.since || now >= entry.until) return undefined;
    this.add(address, entry);
    return entry.ready;
  }

  /** The one that is being made for somebody else now. */
  findBeingMade(address: string): Promise<Ready> | undefined {
    return this.beingMade.get(address)?.made;
  }

  /** Whether one more drives another out. */
  get isFull(): boolean {
    return this.kept.size >= this.limits.answers || this.bytes >= FULL * this.limits.bytes;
  }

  /** Makes an answer, once for all who ask meanwhile, and keeps it where `isLasting` says so and nothing changed since. */
  make(address: string, make: () => Promise<Ready>, isLasting: (ready: Ready) => boolean = () => true): Promise<Ready> {
    const begun = this.beingMade.get(address);
    const askers = begun && !begun.askers.haveLeft ? begun.askers : new Askers();
    askers.join();
    if (begun?.askers === askers) return begun.made;
    const { generation } = this;
    const made = askers.run(make).then((ready) => {
      if (generation === this.generation && isLasting(ready)) this.keep(address, ready);
      return ready;
    });
    this.beingMade.set(address, { made, askers });
    const forget = () => {
      if (this.beingMade.get(address)?.made === made) this.beingMade.delete(address);
    };
    made.then(forget, forget);
    return made;
  }

  /** Nothing made or begun before answers anybody who asks from now on. */
  clear(): void {
    this.generation += 1;
    this.kept.clear();
    this.beingMade.clear();
    this.bytes = 0;
  }

  private keep(address: string, ready: Ready): void {
    const size = address.length + sizeOf(ready);
    if (size > this.limits.bytes) return;
    const before = this.kept.get(address);
    if (before) this.remove(address, before);
    for (const [oldest, entry] of this.kept) {
      if (this.kept.size < this.limits.answers && this.bytes + size <= this.limits.bytes) break;
      this.remove(oldest, entry);
    }
    const since = Date.now();
    this.add(address, { ready, size, since, until: Math.min(since + this.limits.lifeMs, nextMidnightInLaPaz(since)) });
  }

  private add(address: string, entry: Entry): void {
    this.kept.set(address, entry);
    this.bytes += entry.size;
  }

  private remove(address: string, entry: Entry): void {
    this.kept.delete(address);
    this.bytes -= entry.size;
  }
}
