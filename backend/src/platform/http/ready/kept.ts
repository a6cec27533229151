import { todayInLaPaz } from '@coop/domain/format';
import { asker } from '../../database/pool/asker.js';
import type { Ready } from './ready.js';

/** An answer that is made once for all who ask, until it is forgotten or the day is over, which ends what is in force. */
export class Kept {
  private made: { day: string; ready: Promise<Ready> } | undefined;

  constructor(private readonly make: () => Promise<Ready>) {}

  get(): Promise<Ready> {
    const day = todayInLaPaz();
    if (this.made?.day === day) return this.made.ready;
    const made = { day, ready: asker.exit(this.make) };
    this.made = made;
    // The next request tries again after a failure.
    made.ready.catch(() => {
      if (this.made === made) this.made = undefined;
    });
    return made.ready;
  }

  forget(): void {
    this.made = undefined;
  }
}
