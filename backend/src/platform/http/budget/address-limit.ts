import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { Log } from '../../logging/log.js';
import { Problem } from '../problem.js';
import { networkOf, siteOf } from './networkOf.js';

/** Refuses for now: says when to try again, in seconds, minutes or hours, and why when `reason` does. */
export function tooMany(msBeforeNext: number, reason = 'Demasiadas peticiones.'): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Problem('demasiados_envios', `${reason} Intente en ${waitOf(seconds)}.`, { reintentarEn: seconds });
}

/** An hour and a half is told in minutes. */
const HOURS_FROM_S = 2 * 3_600;

function waitOf(seconds: number): string {
  if (seconds < 60) return inWords(seconds, 'segundo');
  if (seconds < HOURS_FROM_S) return inWords(Math.ceil(seconds / 60), 'minuto');
  return inWords(Math.ceil(seconds / 3_600), 'hora');
}

const inWords = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`;

/** The telephones of an operator share a site; who holds a whole one has no more than so many networks of it. */
const NETWORKS_OF_SITE = 10;

const log = new Log('Refusals');
/** A sender who is refused a thousand times fills no disk. The log says nothing of the sender. */
const logThrottle = new RateLimiterMemory({ points: 1, duration: 10 });

/** Counts so many; past the limit throws a 429 that says when to try again. */
export async function consume(limiter: RateLimiterMemory, key: string, points: number): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, points);
  } catch (refused) {
    logThrottle.consume(key).then(
      () => log.warn('Rate limit exceeded by one address'),
      () => undefined,
    );
    throw tooMany((refused as RateLimiterRes).msBeforeNext);
  }
}

/** How often one address may ask for something that costs: so many times in so many seconds. */
export class AddressLimit {
  private readonly networks: RateLimiterMemory;
  private readonly sites: RateLimiterMemory;

  constructor(points: number, seconds: number) {
    this.networks = new RateLimiterMemory({ points, duration: seconds });
    this.sites = new RateLimiterMemory({ points: points * NETWORKS_OF_SITE, duration: seconds });
  }

  /** Counts one, or as many as it costs; throws a 429 that says when to try again. */
  async consume(address: string, points = 1): Promise<RateLimiterRes> {
    const [network, site] = [networkOf(address), siteOf(address)];
    const taken = await consume(this.networks, network, points);
    // After the other: a network that is refused takes nothing from those beside it.
    if (site !== network) await consume(this.sites, site, points);
    return taken;
  }

  /** Counts what turned out to cost more, or less, and refuses nothing. */
  async charge(address: string, points: number): Promise<void> {
    const [network, site] = [networkOf(address), siteOf(address)];
    await this.networks.penalty(network, points);
    if (site !== network) await this.sites.penalty(site, points);
  }
}
