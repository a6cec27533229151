import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../config.js';
import { networkOf } from './networkOf.js';

const TEN_MINUTES = 600;
/** An agency's people share an address: they never get there. */
const MOST_FROM_ONE_NETWORK = 30;
const MOST_FROM_ALL = 300;

/** Whether so much is being sent that a proof is asked of whoever sends. */
@Injectable()
export class Pressure {
  private readonly sends = new RateLimiterMemory({ points: MOST_FROM_ALL, duration: TEN_MINUTES });

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Counts one send from that address, and says whether a proof is asked for it; of what looks automatic it always is. */
  async add(address: string, automatic: boolean): Promise<boolean> {
    const [network, all] = await Promise.all([
      this.sends.penalty(`red ${networkOf(address)}`),
      this.sends.penalty('todos'),
    ]);
    if (this.config.CHALLENGE !== 'auto') return this.config.CHALLENGE === 'always';
    return automatic || network.consumedPoints > MOST_FROM_ONE_NETWORK || all.consumedPoints > MOST_FROM_ALL;
  }
}
