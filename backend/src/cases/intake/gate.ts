import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.js';
import type { Config } from '../../platform/config/settings.js';
import { networkOf, siteOf } from '../../platform/http/budget/networkOf.js';
import { Problem } from '../../platform/http/problem.js';
import { Ledger } from '../../platform/limits/ledger.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Challenges } from './challenges.js';
import { Pressure } from './pressure.js';
import { ReceiptsRepository } from './receipts.repository.js';
import type { Sender } from './sender.js';
import { Turnstile } from './turnstile.js';

const MANY = 'Recibimos muchos envíos en este momento.';

/** Lets submissions in. When too many come it asks each for a proof of work; without JavaScript they come more slowly. */
@Injectable()
export class Gate {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly limits: Limits,
    private readonly pressure: Pressure,
    private readonly challenges: Challenges,
    private readonly turnstile: Turnstile,
    private readonly receipts: ReceiptsRepository,
  ) {}

  /** The mark of the solved challenge, which its receipt must hold so that it serves once; null when none was asked. */
  async admit(sender: Sender, automatic: boolean, ledger: Ledger): Promise<string | null> {
    return (await this.pressure.add(sender.address, automatic)) ? this.prove(sender, ledger) : null;
  }

  /** The same where a proof is asked for in any case. Who can't give one is let in slowly: nobody is kept out. */
  async prove({ address, solution, widget, plain }: Sender, ledger = new Ledger(this.limits)): Promise<string | null> {
    const solved = await this.findSolved(solution, widget);
    if (solved && !(await this.wasSpent(solved))) return solved;
    if (!plain && this.config.CHALLENGE !== 'off') throw await this.asked();
    await ledger.take('unprovenOfNetwork', networkOf(address), MANY);
    await ledger.take('unprovenOfSite', siteOf(address), MANY);
    return null;
  }

  /** The same, and from now on that challenge serves nothing else. */
  async proveAndSpend(sender: Sender, ledger?: Ledger): Promise<string | null> {
    const solved = await this.prove(sender, ledger);
    await this.spend(solved);
    return solved;
  }

  /** From now on that challenge, where there is one, serves nothing else. Throws a 428 when something else was before. */
  async spend(solved: string | null): Promise<void> {
    if (solved && (await this.limits.count('challenge', solved)).over) throw await this.asked();
  }

  /** What a client that can compute is answered: the challenge, to send the same again with its solution. */
  async asked(): Promise<Problem> {
    const { siteKey } = this.turnstile;
    return new Problem('reto_requerido', undefined, {
      reto: { altcha: await this.challenges.make(), ...(siteKey && { turnstile: siteKey }) },
    });
  }

  /** The count lives as long as challenges do, the receipt on whatever becomes of the count. */
  private async wasSpent(solved: string): Promise<boolean> {
    return (await this.limits.isFull('challenge', solved)) || (await this.receipts.hasChallenge(solved));
  }

  private async findSolved(solution?: string, widget?: string) {
    if (widget) return this.turnstile.findSolved(widget);
    return solution ? this.challenges.findSolved(solution) : undefined;
  }
}
