import { tooMany } from '../http/budget/tooMany.js';
import type { LimitName } from './figures.js';
import type { Counted, Limits, Standing } from './limits.service.js';

/** What one send was counted under, to be given back where nothing comes of it. */
export class Ledger {
  private readonly counted: { name: LimitName; what: Counted; standing: Standing }[] = [];

  constructor(private readonly limits: Limits) {}

  /** Counts one, or that many, and says how the count then stands. */
  async count(name: LimitName, what: Counted, amount = 1): Promise<Standing> {
    const standing = await this.limits.count(name, what, amount);
    this.counted.push({ name, what, standing });
    return standing;
  }

  /** The same; throws a 429 that says when to try again. `reason`: what there was too much of. */
  async take(name: LimitName, what: Counted, reason: string, amount = 1): Promise<void> {
    const { over, msBeforeNext } = await this.count(name, what, amount);
    if (over) throw tooMany(msBeforeNext, reason);
  }

  /** What was counted until now stays counted, whatever comes of the send: it cost what it is counted for. */
  settle(): void {
    this.counted.length = 0;
  }

  /** Everything; what can't be given back now ends by itself. */
  async giveBack(): Promise<void> {
    await Promise.allSettled(
      this.counted.map(({ name, what, standing }) => this.limits.giveBack(name, what, standing)),
    );
  }
}
