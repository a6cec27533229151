import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Problem } from '../http/problem.js';
import { Challenges } from './challenges.js';
import { networkOf } from './networkOf.js';
import { Pressure } from './pressure.js';
import { ReceiptsRepository } from './receipts.repository.js';
import type { Submission } from './submission.js';
import { takeFrom } from './takeFrom.js';
import { Turnstile } from './turnstile.js';

const TEN_MINUTES = 600;
const MANY = 'Recibimos muchos envíos en este momento.';

/** Lets submissions in. When too many come it asks each for a proof of work; without JavaScript they come more slowly. */
@Injectable()
export class Gate {
  private readonly slow = new RateLimiterMemory({ points: 3, duration: TEN_MINUTES });
  private readonly slowOfAll = new RateLimiterMemory({ points: 60, duration: TEN_MINUTES });

  constructor(
    private readonly pressure: Pressure,
    private readonly challenges: Challenges,
    private readonly turnstile: Turnstile,
    private readonly receipts: ReceiptsRepository,
  ) {}

  /** The mark of the solved challenge, which its receipt must hold so that it serves once; null when none was asked. */
  async admit({ address, solution, widget, plain }: Submission, automatic: boolean): Promise<string | null> {
    if (!(await this.pressure.add(address, automatic))) return null;
    const solved = await this.findSolved(solution, widget);
    if (solved && !(await this.receipts.hasChallenge(solved))) return solved;
    if (!plain) throw await this.asked();
    await takeFrom(this.slow, networkOf(address), MANY);
    await takeFrom(this.slowOfAll, 'todos', MANY);
    return null;
  }

  /** What a client that can compute is answered: the challenge, to send the same again with its solution. */
  async asked(): Promise<Problem> {
    const { siteKey } = this.turnstile;
    return new Problem('reto_requerido', undefined, {
      reto: { altcha: await this.challenges.make(), ...(siteKey && { turnstile: siteKey }) },
    });
  }

  private async findSolved(solution?: string, widget?: string) {
    if (widget) return this.turnstile.findSolved(widget);
    return solution ? this.challenges.findSolved(solution) : undefined;
  }
}
