import { Inject, Injectable } from '@nestjs/common';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { CONFIG, ServerSecret } from '../config/config.js';
import type { Config } from '../config/settings.js';
import { COUNTERS, type Counters } from '../database/database.js';
import { tooMany } from '../http/budget/address-limit.js';
import { counterStore } from './counter-store.js';
import { type Figure, figuresUnder, type LimitName } from './figures.js';

/** The key of a count. Its parts may be personal, so only their signature is stored. */
export type LimitKey = string | readonly string[];

/** State of a count after adding points. */
export type LimitState = {
  over: boolean;
  excess: number;
  proof: boolean;
  msBeforeNext: number;
  until: number;
  amount: number;
};

export const SENDS = 'Demasiados envíos.';

@Injectable()
export class Limits {
  private readonly figures: Record<LimitName, Figure>;
  private readonly counters: Record<LimitName, RateLimiterAbstract>;

  constructor(
    @Inject(COUNTERS) shared: Counters,
    private readonly secret: ServerSecret,
    @Inject(CONFIG) config: Config,
  ) {
    const store = counterStore(shared);
    this.figures = figuresUnder(config);
    this.counters = Object.fromEntries(
      Object.entries(this.figures).map(([name, figure]) => [name, store(name, figure)]),
    ) as Record<LimitName, RateLimiterAbstract>;
  }

  /** Adds a point; throws a 429 with the retry time beyond the limit. `reason` is the first sentence of the message. */
  async consume(name: LimitName, what: LimitKey, reason = SENDS): Promise<LimitState> {
    const state = await this.count(name, what);
    if (state.over) throw tooMany(state.msBeforeNext, reason);
    return state;
  }

  /** Whether one more point would exceed the limit; counts nothing. */
  async isFull(name: LimitName, what: LimitKey): Promise<boolean> {
    const counted = await this.counters[name].get(this.keyOf(name, what));
    return (counted?.consumedPoints ?? 0) >= this.figures[name].points;
  }

  async count(name: LimitName, what: LimitKey, amount = 1): Promise<LimitState> {
    const { consumedPoints, msBeforeNext } = await this.counters[name].penalty(this.keyOf(name, what), amount);
    const { points, proofAfter = Number.POSITIVE_INFINITY } = this.figures[name];
    const until = Date.now() + msBeforeNext;
    const excess = Math.max(0, consumedPoints - points);
    return { over: excess > 0, excess, proof: consumedPoints > proofAfter, msBeforeNext, until, amount };
  }

  /** Returns when the last counted item may proceed at the rate of the limit; undefined: now. */
  nextAllowedAt(name: LimitName, { excess, until }: LimitState): Date | undefined {
    const { points, seconds } = this.figures[name];
    return excess > 0 ? new Date(until + ((excess - 1) * seconds * 1_000) / points) : undefined;
  }

  /** Refunds points within the window in which they were counted; later it would be a credit, so it does nothing. */
  async refund(name: LimitName, what: LimitKey, { until, amount }: LimitState): Promise<void> {
    if (Date.now() < until) await this.counters[name].reward(this.keyOf(name, what), amount);
  }

  async reset(name: LimitName, what: LimitKey): Promise<void> {
    await this.counters[name].delete(this.keyOf(name, what));
  }

  private keyOf = (name: LimitName, what: LimitKey) =>
    this.secret.sign(`límite ${name}`, typeof what === 'string' ? what : JSON.stringify(what));
}
