import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AddressLimit } from '../http/address-limit.js';

/** How often links for passwords are asked for and used. */
@Injectable()
export class PasswordLimits {
  private readonly asked = new AddressLimit(10, 900);
  private readonly used = new AddressLimit(20, 900);
  private readonly mailed = new RateLimiterMemory({ points: 3, duration: 3_600 });

  /** Throws 429 when one address asks for many; false when that mailbox had enough, which nobody is told. */
  async maySend(email: string, address: string): Promise<boolean> {
    await this.asked.take(address);
    return this.mailed.consume(email).then(
      () => true,
      () => false,
    );
  }

  /** Throws 429 when one address tries many. */
  take(address: string): Promise<void> {
    return this.used.take(address);
  }
}
