import { tooMany } from '../http/budget/address-limit.js';
import type { LimitName } from './figures.js';
import type { LimitKey, LimitState, Limits } from './limits.service.js';

export class Ledger {
  private readonly counted: { name: LimitName; what: LimitKey; state: LimitState }[] = [];

  constructor(private readonly limits: Limits) {}

  async count(name: LimitName, what: LimitKey, amount = 1): Promise<LimitState> {
    const state = await this.limits.count(name, what, amount);
    this.counted.push({ name, what, state });
    return state;
  }

  /** Adds points; throws a 429 with the retry time beyond the limit. `reason` is the first sentence of the message. */
  async consume(name: LimitName, what: LimitKey, reason: string, amount = 1): Promise<void> {
    const { over, msBeforeNext } = await this.count(name, what, amount);
    if (over) throw tooMany(msBeforeNext, reason);
  }

  /** Keeps the counts made so far even if the submission fails, since their cost was spent. */
  settle(): void {
    this.counted.length = 0;
  }

  /** Refunds all counts. A failed refund is ignored, because the window ends anyway. */
  async refund(): Promise<void> {
    await Promise.allSettled(this.counted.map(({ name, what, state }) => this.limits.refund(name, what, state)));
  }
}
