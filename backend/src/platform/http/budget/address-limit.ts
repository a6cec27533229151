import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { Log } from '../../logging/log.js';
import { Problem } from '../problem.js';
import { networkOf, siteOf } from './networkOf.js';

/** Builds a 429 with the wait in seconds, minutes or hours, preceded by `reason`. */
export function tooMany(msBeforeNext: number, reason = 'Demasiadas peticiones.'): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Problem('demasiados_envios', `${reason} Intente en ${waitOf(seconds)}.`, { reintentarEn: seconds });
}

/** Shorter waits are shown in minutes, for instance an hour and a half. */
const HOURS_FROM_S = 2 * 3_600;

function waitOf(seconds: number): string {
  if (seconds < 60) return inWords(seconds, 'segundo');
  if (seconds < HOURS_FROM_S) return inWords(Math.ceil(seconds / 60), 'minuto');
  return inWords(Math.ceil(seconds / 3_600), 'hora');
}

const inWords = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`;

/** Limit of a site, in networks. Phones of an operator share a site, and one subscriber may hold a whole one. */
const NETWORKS_OF_SITE = 10;

const log = new Log('Refusals');
/** Limits the log to one line per sender each ten seconds. The lines do not identify the sender. */
const logThrottle = new RateLimiterMemory({ points: 1, duration: 10 });

/** Adds points; throws a 429 with the retry time beyond the limit. */
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

export class AddressLimit {
  private readonly networks: RateLimiterMemory;
  private readonly sites: RateLimiterMemory;

  constructor(points: number, seconds: number) {
    this.networks = new RateLimiterMemory({ points, duration: seconds });
    this.sites = new RateLimiterMemory({ points: points * NETWORKS_OF_SITE, duration: seconds });
  }

  async consume(address: string, points = 1): Promise<RateLimiterRes> {
    const [network, site] = [networkOf(address), siteOf(address)];
    const taken = await consume(this.networks, network, points);
    // The site comes second: a refused network must not use up the points of its neighbours.
    if (site !== network) await consume(this.sites, site, points);
    return taken;
  }

  /** Adds or refunds points after the fact; never throws. */
  async charge(address: string, points: number): Promise<void> {
    const [network, site] = [networkOf(address), siteOf(address)];
    await this.networks.penalty(network, points);
    if (site !== network) await this.sites.penalty(site, points);
  }
}
