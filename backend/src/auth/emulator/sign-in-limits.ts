import { Injectable } from '@nestjs/common';
import { networkOf } from '../../intake/networkOf.js';
import { Limits } from '../../limits/limits.service.js';

/** Failed sign-ins of one e-mail from one network, then a wait. Firebase does it in production. */
@Injectable()
export class SignInLimits {
  constructor(private readonly limits: Limits) {}

  /** Counts an attempt before it is made, so that parallel ones count too. Seconds to wait, or 0 when it may be made. */
  async count(email: string, address: string): Promise<number> {
    const { over, msBeforeNext } = await this.limits.count('signIn', attempt(email, address));
    return over ? Math.ceil(msBeforeNext / 1000) : 0;
  }

  /** The attempt was right: those before it are forgotten. */
  async forget(email: string, address: string): Promise<void> {
    await this.limits.forget('signIn', attempt(email, address));
  }
}

const attempt = (email: string, address: string) => [email.trim().toLowerCase(), networkOf(address)];
