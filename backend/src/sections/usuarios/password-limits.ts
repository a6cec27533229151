import { Injectable } from '@nestjs/common';
import { networkOf } from '../../platform/http/budget/networkOf.js';
import { Limits } from '../../platform/limits/limits.service.js';

/** How often links for passwords are asked for and used. */
@Injectable()
export class PasswordLimits {
  constructor(private readonly limits: Limits) {}

  /** Throws 429 when one network asks for many; false when that mailbox had enough, which nobody is told. */
  async maySend(email: string, address: string): Promise<boolean> {
    const network = networkOf(address);
    await this.limits.take('passwordsAskedOfNetwork', network, 'Demasiados pedidos.');
    const { over } = await this.limits.count('passwordLinksOfNetwork', [email, network]);
    return !over && !(await this.limits.count('passwordLinks', email)).over;
  }

  /** Counts a code that opens nothing; throws 429 when one network tries many. */
  async take(address: string): Promise<void> {
    await this.limits.take('passwordsSetOfNetwork', networkOf(address), 'Demasiados intentos.');
  }
}
