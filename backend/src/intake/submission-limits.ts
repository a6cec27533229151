import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../config.js';
import { Problem } from '../http/problem.js';
import { networkOf } from './networkOf.js';

const A_MINUTE = 60;
const A_DAY = 86_400;

/** How often one address may send. Agencies share one address among many people: the day's limit allows for it. */
@Injectable()
export class SubmissionLimits {
  private readonly minute = new RateLimiterMemory({ points: 20, duration: A_MINUTE });
  private readonly day = new RateLimiterMemory({ points: 300, duration: A_DAY });
  private readonly salt: string;

  constructor(@Inject(CONFIG) { HASH_SALT }: Config) {
    this.salt = HASH_SALT ?? randomBytes(16).toString('hex');
  }

  /** Counts one send; throws a 429 that says in how many seconds to try again. */
  async take(address: string): Promise<void> {
    for (const limiter of [this.minute, this.day])
      await limiter.consume(networkOf(address)).catch(({ msBeforeNext }: RateLimiterRes) => {
        throw tooMany(Math.max(1, Math.ceil(msBeforeNext / 1000)));
      });
  }

  /** The address in a form that tells equals apart without telling where they are. */
  fingerprint(address: string): string {
    return createHmac('sha256', this.salt).update(networkOf(address)).digest('hex');
  }
}

const tooMany = (seconds: number) =>
  new Problem('demasiados_envios', `Demasiados envíos. Intente en ${Math.ceil(seconds / 60)} minutos.`, {
    reintentarEn: seconds,
  });
