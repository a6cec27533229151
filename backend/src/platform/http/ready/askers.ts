import { asker } from '../../database/pool/asker.js';

/** Clients that wait for one response; its database reads are aborted when the last of them disconnects. */
export class Askers {
  private readonly leaving = new AbortController();
  private waiting = 0;

  get haveLeft(): boolean {
    return this.leaving.signal.aborted;
  }

  /** Adds the client of the current request; one without a signal never disconnects. */
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
