import { asker } from '../../database/pool/asker.js';

/** Those who wait for one answer: what is read for it ends when the last of them has left. */
export class Askers {
  private readonly leaving = new AbortController();
  private waiting = 0;

  get haveLeft(): boolean {
    return this.leaving.signal.aborted;
  }

  /** Whoever asks now waits too; who says no signal never leaves. */
  join(): void {
    this.waiting++;
    const leave = () => {
      this.waiting--;
      if (this.waiting === 0) this.leaving.abort();
    };
    asker.getStore()?.addEventListener('abort', leave, { once: true });
  }

  /** Works the answer out for all of them. */
  run<T>(make: () => Promise<T>): Promise<T> {
    return asker.run(this.leaving.signal, make);
  }
}
