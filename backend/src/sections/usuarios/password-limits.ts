import { Injectable } from '@nestjs/common';
import { networkOf, siteOf } from '../../platform/http/budget/networkOf.js';
import { Limits } from '../../platform/limits/limits.service.js';

/** How often links for passwords are asked for and used. */
@Injectable()
export class PasswordLimits {
  constructor(private readonly limits: Limits) {}

  /** Counts who asks for a link; throws 429 when one network asks for many. */
  async takeAsked(address: string): Promise<void> {
    await this.limits.take('passwordsAskedOfNetwork', networkOf(address), 'Demasiados pedidos.');
  }

  /** Counts a link to a mailbox; false when it had enough, which nobody is told. */
  async maySend(email: string, address: string): Promise<boolean> {
    // Of one mailbox nobody has several networks of a subscriber's: five of them would use up what its owner is sent.
    const { over } = await this.limits.count('passwordLinksOfNetwork', [email, siteOf(address)]);
    return !over && !(await this.limits.count('passwordLinks', email)).over;
  }

  /** Counts a code that opens nothing; throws 429 when one network tries many. */
  async take(address: string): Promise<void> {
    await this.limits.take('passwordsSetOfNetwork', networkOf(address), 'Demasiados intentos.');
  }

  /** Counts a password that was refused to who has that link: whether it was the last that it serves for. */
  async hadEnough(link: string): Promise<boolean> {
    return (await this.limits.count('passwordRefusalsOfLink', link)).over;
  }
}
