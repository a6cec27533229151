import { Injectable } from '@nestjs/common';
import { networkOf } from '../../http/networkOf.js';
import { Limits, type Standing } from '../../limits/limits.service.js';

/** Failed sign-ins from one network, of one e-mail and of all, then a wait. Firebase does it in production. */
@Injectable()
export class SignInLimits {
  constructor(private readonly limits: Limits) {}

  /** Counts an attempt before it is made, so that parallel ones count too. Seconds to wait, or 0 when it may be made. */
  async count(email: string, address: string): Promise<number> {
    const network = networkOf(address);
    const ofOne = await this.limits.count('signIn', attempt(email, network));
    // One that is not made is no failure of its network.
    if (ofOne.over) return secondsOf(ofOne);
    const ofAll = await this.limits.count('signInOfNetwork', network);
    return ofAll.over ? secondsOf(ofAll) : 0;
  }

  /** The attempt was right: it was no failure, and those before it at that e-mail are forgotten. */
  async forget(email: string, address: string): Promise<void> {
    const network = networkOf(address);
    await this.limits.giveBack('signInOfNetwork', network);
    await this.limits.forget('signIn', attempt(email, network));
  }
}

const attempt = (email: string, network: string) => [email.trim().toLowerCase(), network];

const secondsOf = ({ msBeforeNext }: Standing) => Math.ceil(msBeforeNext / 1000);
