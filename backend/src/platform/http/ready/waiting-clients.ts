import { clientSignal } from '../../database/pool/client-signal.js';

/** Clients that wait for one response; its database reads are aborted when the last of them disconnects. */
export class WaitingClients {
  private readonly leaving = new AbortController();
  private waiting = 0;

  get haveDisconnected(): boolean {
    return this.leaving.signal.aborted;
  }

  /** Adds the client of the current request; one without a signal never disconnects. */
  join(): void {
    this.waiting++;
    const leave = () => {
      this.waiting--;
      if (this.waiting === 0) this.leaving.abort();
    };
    clientSignal.getStore()?.addEventListener('abort', leave, { once: true });
  }

  /** Works the answer out for all of them. */
  run<T>(make: () => Promise<T>): Promise<T> {
    return clientSignal.run(this.leaving.signal, make);
  }
}
