import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { IntakeSecret } from './intake-secret.js';
import { networkOf } from './networkOf.js';
import { takeFrom } from './takeFrom.js';

const A_MINUTE = 60;
const AN_HOUR = 3_600;
const A_DAY = 86_400;

/** How often one address, and one person, may send. Agencies share one address: the day's limit allows for it. */
@Injectable()
export class SubmissionLimits {
  private readonly minute = new RateLimiterMemory({ points: 20, duration: A_MINUTE });
  private readonly day = new RateLimiterMemory({ points: 300, duration: A_DAY });
  private readonly documents = new RateLimiterMemory({ points: 3, duration: AN_HOUR });

  constructor(private readonly secret: IntakeSecret) {}

  /** Counts one send; throws a 429 that says when to try again. */
  async take(address: string): Promise<void> {
    for (const limiter of [this.minute, this.day]) await takeFrom(limiter, networkOf(address));
  }

  /** Counts one submission of that section by whoever has that document. */
  async takeDocument(section: string, documento: unknown): Promise<void> {
    if (typeof documento !== 'string') return;
    const reason = 'Ya recibimos varios envíos con ese documento. Si le urge, acérquese a una agencia.';
    await takeFrom(this.documents, this.secret.sign('documento', `${section} ${documento}`), reason);
  }

  /** The address in a form that tells equals apart without telling where they are. */
  fingerprint(address: string): string {
    return this.secret.sign('origen', networkOf(address));
  }
}
