import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../intake/networkOf.js';
import { Problem } from './problem.js';

/** How often one address may ask for something that costs: so many times in so many seconds. */
export class AddressLimit {
  private readonly limiter: RateLimiterMemory;

  constructor(points: number, seconds: number) {
    this.limiter = new RateLimiterMemory({ points, duration: seconds });
  }

  /** Counts one, or as many as it costs; throws a 429 that says in how many seconds to try again. */
  async take(address: string, points = 1): Promise<void> {
    await this.limiter.consume(networkOf(address), points).catch(({ msBeforeNext }: RateLimiterRes) => {
      const reintentarEn = Math.max(1, Math.ceil(msBeforeNext / 1000));
      throw new Problem('demasiados_envios', `Demasiadas peticiones. Intente en ${reintentarEn} segundos.`, {
        reintentarEn,
      });
    });
  }

  /** Takes back what was counted. */
  async giveBack(address: string, points = 1): Promise<void> {
    await this.limiter.reward(networkOf(address), points);
  }
}
