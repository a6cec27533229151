import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Log } from '../../logging/log.js';

/** In seconds. */
const WINDOW = 10;

/**
 * Tells the log of what is refused in front of it, where no request has a line of its own: once for each sender, reason and ten
 * seconds, so that who is refused a thousand times fills no disk. Of the sender it says nothing.
 */
@Injectable()
export class RefusalLog {
  private readonly log = new Log('Refusals');
  private readonly told = new RateLimiterMemory({ points: 1, duration: WINDOW });

  tell(reason: 'budget' | 'compressed', sender: string): void {
    this.told.consume(`${reason} ${sender}`).then(
      () => this.log.warn('Requests of one sender are refused', { reason }),
      () => undefined,
    );
  }
}
