import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Five failed sign-ins of one e-mail from one address, then a wait of up to 15 minutes. Firebase does it in production. */
@Injectable()
export class SignInLimits {
  private readonly failures = new RateLimiterMemory({ points: 5, duration: 15 * 60 });

  /** Counts an attempt before it is made, so that parallel ones count too. Seconds to wait, or 0 when it may be made. */
  async count(email: string, address: string): Promise<number> {
    try {
      await this.failures.consume(keyOf(email, address));
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
      throw refusal;
    }
  }

  /** The attempt was right: those before it are forgotten. */
  async forget(email: string, address: string): Promise<void> {
    await this.failures.delete(keyOf(email, address));
  }
}

const keyOf = (email: string, address: string) =>
  createHash('sha256').update(`${email.trim().toLowerCase()}\n${address}`).digest('base64url');
