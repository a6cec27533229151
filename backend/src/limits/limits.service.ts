import { Inject, Injectable } from '@nestjs/common';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { COUNTERS, type Counters } from '../database/database.js';
import { tooMany } from '../http/tooMany.js';
import { ServerSecret } from '../server-secret.js';
import { counterStore } from './counter-store.js';
import { type Figure, figures, type LimitName } from './figures.js';

/** What is counted: its parts, which may be personal; only a signature of them is kept. */
export type Counted = string | readonly string[];

/** How a count stands: `over` its limit, past where a proof is asked, and how long until it begins anew. */
export type Standing = { over: boolean; proof: boolean; msBeforeNext: number };

/** Everything that people may do so often and no more. */
@Injectable()
export class Limits {
  private readonly counters: Record<LimitName, RateLimiterAbstract>;

  constructor(
    @Inject(COUNTERS) shared: Counters,
    private readonly secret: ServerSecret,
  ) {
    const store = counterStore(shared);
    this.counters = Object.fromEntries(
      Object.entries(figures).map(([name, figure]) => [name, store(name, figure)]),
    ) as Record<LimitName, RateLimiterAbstract>;
  }

  /** Counts one; throws a 429 that says when to try again. `reason` says what there was too much of. */
  async take(name: LimitName, what: Counted, reason?: string): Promise<void> {
    const { over, msBeforeNext } = await this.count(name, what);
    if (over) throw tooMany(msBeforeNext, reason);
  }

  /** Throws what another `take` would, and counts nothing. */
  async requireRoom(name: LimitName, what: Counted): Promise<void> {
    const counted = await this.counters[name].get(this.keyOf(name, what));
    if (counted && counted.consumedPoints >= figures[name].points) throw tooMany(counted.msBeforeNext);
  }

  /** Counts one, and says how the count then stands. */
  async count(name: LimitName, what: Counted): Promise<Standing> {
    const { consumedPoints, msBeforeNext } = await this.counters[name].penalty(this.keyOf(name, what));
    const { points, proofAfter = Number.POSITIVE_INFINITY }: Figure = figures[name];
    return { over: consumedPoints > points, proof: consumedPoints > proofAfter, msBeforeNext };
  }

  /** What was counted was none: one less. */
  async giveBack(name: LimitName, what: Counted): Promise<void> {
    await this.counters[name].reward(this.keyOf(name, what));
  }

  /** The count begins anew. */
  async forget(name: LimitName, what: Counted): Promise<void> {
    await this.counters[name].delete(this.keyOf(name, what));
  }

  private keyOf = (name: LimitName, what: Counted) =>
    this.secret.sign(`límite ${name}`, typeof what === 'string' ? what : JSON.stringify(what));
}
