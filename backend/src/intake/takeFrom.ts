import type { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from './tooMany.js';

/** Counts one in a limiter; throws a 429 that says when to try again. `reason` says what there was too much of. */
export const takeFrom = (limiter: RateLimiterMemory, key: string, reason?: string) =>
  limiter.consume(key).catch(({ msBeforeNext }: RateLimiterRes) => {
    throw tooMany(msBeforeNext, reason);
  });
