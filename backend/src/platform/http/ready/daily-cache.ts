import { todayInLaPaz } from '@coop/domain/format';
import { clientSignal } from '../../database/pool/client-signal.js';
import type { Ready } from './ready.js';

/** An answer that is made once for all who ask, until it is forgotten or the day is over, which ends what is in force. */
export class DailyCache {
  private cached: { day: string; ready: Promise<Ready> } | undefined;

  constructor(private readonly make: () => Promise<Ready>) {}

  get(): Promise<Ready> {
    const day = todayInLaPaz();
    if (this.cached?.day === day) return this.cached.ready;
    const made = { day, ready: clientSignal.exit(this.make) };
    this.cached = made;
    // The next request tries again after a failure.
    made.ready.catch(() => {
      if (this.cached === made) this.cached = undefined;
    });
    return made.ready;
  }

  forget(): void {
    this.cached = undefined;
  }
}
