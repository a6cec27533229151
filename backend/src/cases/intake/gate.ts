import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.js';
import type { Config } from '../../platform/config/settings.js';
import { networkOf, siteOf } from '../../platform/http/budget/networkOf.js';
import { Problem } from '../../platform/http/problem.js';
import { Ledger } from '../../platform/limits/ledger.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Challenges, Turnstile } from './challenges.js';
import { ReceiptsRepository } from './receipts.repository.js';
import type { Sender } from './submission.js';

@Injectable()
export class Pressure {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly limits: Limits,
  ) {}

  /** Counts one submission and returns whether it needs a challenge; suspected bots always do. */
  async add(address: string, automatic: boolean): Promise<boolean> {
    const [network, site, all] = await Promise.all([
      this.limits.count('pressureOfNetwork', networkOf(address)),
      this.limits.count('pressureOfSite', siteOf(address)),
      this.limits.count('pressureOfAll', ''),
    ]);
    if (this.config.CHALLENGE !== 'auto') return this.config.CHALLENGE === 'always';
    return automatic || network.over || site.over || all.over;
  }
}

const MANY = 'Recibimos muchos envíos en este momento.';

/** Under load demands a proof of work; without JavaScript, a lower rate limit applies. */
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

  /** Returns the id of the solved challenge, stored with the receipt for single use; null if none was needed. */
  async admit(sender: Sender, automatic: boolean, ledger: Ledger): Promise<string | null> {
    return (await this.pressure.add(sender.address, automatic)) ? this.prove(sender, ledger) : null;
  }

  /** Demands a proof regardless of load. Clients without JavaScript get a lower rate limit instead. */
  async prove({ address, solution, widget, plain }: Sender, ledger = new Ledger(this.limits)): Promise<string | null> {
    const solved = await this.findSolved(solution, widget);
    if (solved && !(await this.isSpent(solved))) return solved;
    if (!plain && this.config.CHALLENGE !== 'off') throw await this.challengeProblem();
    await ledger.consume('unprovenOfNetwork', networkOf(address), MANY);
    await ledger.consume('unprovenOfSite', siteOf(address), MANY);
    return null;
  }

  async proveAndSpend(sender: Sender, ledger?: Ledger): Promise<string | null> {
    const solved = await this.prove(sender, ledger);
    await this.spend(solved);
    return solved;
  }

  /** Marks a challenge as spent. Throws a 428 if it already was. */
  async spend(solved: string | null): Promise<void> {
    if (solved && (await this.limits.count('challenge', solved)).over) throw await this.challengeProblem();
  }

  /** Returns the 428 with a challenge: the client resends the request with its solution. */
  async challengeProblem(): Promise<Problem> {
    const { siteKey } = this.turnstile;
    return new Problem('reto_requerido', undefined, {
      reto: { altcha: await this.challenges.make(), ...(siteKey && { turnstile: siteKey }) },
    });
  }

  /** Checks the counter, which lives as long as challenges do, and the receipts, which don't depend on it. */
  private async isSpent(solved: string): Promise<boolean> {
    return (await this.limits.isFull('challenge', solved)) || (await this.receipts.hasChallenge(solved));
  }

  private async findSolved(solution?: string, widget?: string) {
    if (widget) return this.turnstile.findSolved(widget);
    return solution ? this.challenges.findSolved(solution) : undefined;
  }
}
