import { Injectable } from '@nestjs/common';
import { networkOf } from '../../http/budget/networkOf.js';
import { Limits } from '../../limits/limits.service.js';

/** Rate limit of failed sign-ins, per e-mail and network and per network. Firebase does it in production. */
@Injectable()
export class SignInLimits {
  constructor(private readonly limits: Limits) {}

  /**
   * Counts an attempt before it is made, so that parallel ones count too. `wait`: seconds to wait, 0 if it is allowed.
   * `wasRight` undoes the count for the network and resets the e-mail's failures there.
   */
  async count(email: string, address: string): Promise<{ wait: number; wasRight(): Promise<void> }> {
    const network = networkOf(address);
    const attempt = [email.trim().toLowerCase(), network];
    const ofOne = await this.limits.count('signIn', attempt);
    // A blocked attempt does not count for its network.
    const ofAll = ofOne.over ? undefined : await this.limits.count('signInOfNetwork', network);
    const over = [ofOne, ofAll].find((standing) => standing?.over);
    return {
      wait: over ? Math.ceil(over.msBeforeNext / 1000) : 0,
      wasRight: async () => {
        if (ofAll) await this.limits.refund('signInOfNetwork', network, ofAll);
        await this.limits.reset('signIn', attempt);
      },
    };
  }
}
