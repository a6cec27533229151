import { todayInLaPaz } from '@coop/domain';

type Options = {
  everyMs: number;
  /** Maximum of distinct keys in memory; beyond it the oldest of the rarest is dropped. */
  most?: number;
  store: (counts: ReadonlyMap<string, number>, today: string) => Promise<void>;
  /** A failed write loses its counts, which is acceptable for a count. */
  onError: (err: unknown) => void;
};

/** Counts by key in memory and stores them in batches: one statement instead of one per request. */
export class BatchedCounts {
  private waiting = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {}

  add(key: string): void {
    const { everyMs, most = Number.POSITIVE_INFINITY } = this.options;
    if (!this.waiting.has(key) && this.waiting.size >= most) this.dropRarest();
    this.waiting.set(key, (this.waiting.get(key) ?? 0) + 1);
    this.timer ??= setTimeout(() => void this.flush(), everyMs).unref();
  }

  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const counts = this.waiting;
    this.waiting = new Map();
    if (counts.size > 0) await this.options.store(counts, todayInLaPaz()).catch(this.options.onError);
  }

  private dropRarest() {
    const [rarest] = [...this.waiting].reduce((least, one) => (one[1] < least[1] ? one : least));
    this.waiting.delete(rarest);
  }
}
