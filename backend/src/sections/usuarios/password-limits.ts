import { Injectable } from '@nestjs/common';
import { networkOf, siteOf } from '../../platform/http/budget/networkOf.js';
import { Limits } from '../../platform/limits/limits.service.js';

/** Rate limits of password links. */
@Injectable()
export class PasswordLimits {
  constructor(private readonly limits: Limits) {}

  /** Counts a request for a link. Throws a 429 above the network's limit. */
  async consumeRequested(address: string): Promise<void> {
    await this.limits.consume('passwordsAskedOfNetwork', networkOf(address), 'Demasiados pedidos.');
  }

  /** Counts a link to a mailbox. Returns false above the limit, which isn't disclosed. */
  async maySend(email: string, address: string): Promise<boolean> {
    // Counts by site: one subscriber's networks must not exhaust the owner's mails.
    const { over } = await this.limits.count('passwordLinksOfNetwork', [email, siteOf(address)]);
    return !over && !(await this.limits.count('passwordLinks', email)).over;
  }

  /** Counts an invalid code. Throws a 429 above the network's limit. */
  async consume(address: string): Promise<void> {
    await this.limits.consume('passwordsSetOfNetwork', networkOf(address), 'Demasiados intentos.');
  }

  /** Counts a refused password. Returns whether the link has reached its limit. */
  async hadEnough(link: string): Promise<boolean> {
    return (await this.limits.count('passwordRefusalsOfLink', link)).over;
  }
}
