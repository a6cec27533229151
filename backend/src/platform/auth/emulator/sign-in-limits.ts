import { Injectable } from '@nestjs/common';
import { networkOf } from '../../http/budget/networkOf.js';
import { Limits } from '../../limits/limits.service.js';

/** Failed sign-ins from one network, of one e-mail and of all, then a wait. Firebase does it in production. */
@Injectable()
export class SignInLimits {
  constructor(private readonly limits: Limits) {}

  /**
   * Counts an attempt before it is made, so that parallel ones count too. `wait`: seconds until it may be made, 0 when it
   * may. `wasRight` is told once it was: it was no failure of its network, and those before it at that e-mail are forgotten.
   */
  async count(email: string, address: string): Promise<{ wait: number; wasRight(): Promise<void> }> {
    const network = networkOf(address);
    const attempt = [email.trim().toLowerCase(), network];
    const ofOne = await this.limits.count('signIn', attempt);
    // One that is not made is no failure of its network.
    const ofAll = ofOne.over ? undefined : await this.limits.count('signInOfNetwork', network);
    const over = [ofOne, ofAll].find((standing) => standing?.over);
    return {
      wait: over ? Math.ceil(over.msBeforeNext / 1000) : 0,
      wasRight: async () => {
        if (ofAll) await this.limits.giveBack('signInOfNetwork', network, ofAll);
        await this.limits.forget('signIn', attempt);
      },
    };
  }
}
