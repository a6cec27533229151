import type { ServerResponse } from 'node:http';
import { Problem } from '../problem.js';
import type { Reserved } from './address-limit.js';

/**
 * Says in answers how much may be asked for, and what is left of it: `RateLimit-Policy` and `RateLimit` of the IETF
 * (draft-ietf-httpapi-ratelimit-headers).
 */
export class RatePolicy {
  private readonly policy: string;

  /** `quota` points in `window` seconds; one request costs one or more. */
  constructor(
    private readonly name: string,
    quota: number,
    window: number,
  ) {
    this.policy = `"${name}";q=${quota};w=${window}`;
  }

  /** Counts by `take`, and tells of it whether there was room or not. */
  async tell<Taken extends Pick<Reserved, 'remaining' | 'msBeforeNext'>>(
    response: ServerResponse,
    take: () => Promise<Taken>,
  ): Promise<Taken> {
    response.setHeader('RateLimit-Policy', this.policy);
    try {
      const taken = await take();
      this.say(response, taken.remaining, Math.ceil(taken.msBeforeNext / 1000));
      return taken;
    } catch (error) {
      if (error instanceof Problem) this.say(response, 0, error.details.reintentarEn ?? 0);
      throw error;
    }
  }

  private say = (response: ServerResponse, remaining: number, seconds: number) =>
    response.setHeader('RateLimit', `"${this.name}";r=${remaining};t=${seconds}`);
}
