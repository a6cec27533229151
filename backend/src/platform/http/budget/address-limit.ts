import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf, siteOf } from './networkOf.js';
import { tooMany } from './tooMany.js';

/** What was counted: what takes it back, and what is left until the count begins anew. */
export type Reserved = { giveBack(): Promise<void>; remaining: number; msBeforeNext: number };

/** The telephones of an operator share a site; who holds a whole one has no more than so many networks of it. */
const NETWORKS_OF_SITE = 10;

/** How often one address may ask for something that costs: so many times in so many seconds. */
export class AddressLimit {
  private readonly networks: RateLimiterMemory;
  private readonly sites: RateLimiterMemory;

  constructor(points: number, seconds: number) {
    this.networks = new RateLimiterMemory({ points, duration: seconds });
    this.sites = new RateLimiterMemory({ points: points * NETWORKS_OF_SITE, duration: seconds });
  }

  /** Counts one, or as many as it costs; throws a 429 that says when to try again. */
  async take(address: string, points = 1): Promise<void> {
    await this.reserve(address, points);
  }

  /** Counts what turned out to cost more, which refuses nothing: what is asked for after it may be. */
  async charge(address: string, points: number): Promise<void> {
    const [network, site] = [networkOf(address), siteOf(address)];
    await this.networks.penalty(network, points);
    if (site !== network) await this.sites.penalty(site, points);
  }

  /** The same for what may turn out to cost nothing, and for who is told what they have left. */
  async reserve(address: string, points = 1): Promise<Reserved> {
    const [network, site] = [networkOf(address), siteOf(address)];
    const ofNetwork = await consume(this.networks, network, points);
    // After the other: a network that is refused takes nothing from those beside it.
    const ofSite = site === network ? undefined : await consume(this.sites, site, points);
    const giveBack = async () => {
      await ofNetwork.giveBack();
      await ofSite?.giveBack();
    };
    return { ...ofNetwork, giveBack };
  }
}

/** It is taken back as long as it counts: in the time after it would be a credit. */
async function consume(limiter: RateLimiterMemory, key: string, points: number): Promise<Reserved> {
  const { msBeforeNext, remainingPoints } = await limiter.consume(key, points).catch((refused: RateLimiterRes) => {
    throw tooMany(refused.msBeforeNext);
  });
  const until = Date.now() + msBeforeNext;
  const giveBack = async () => {
    if (Date.now() < until) await limiter.reward(key, points);
  };
  return { giveBack, remaining: remainingPoints, msBeforeNext };
}
