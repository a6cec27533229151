import { Log } from '../../platform/logging/log.js';

/** A write of a store that does not wait for our transaction, and how it is taken back. */
type OutsideWrite = { write(): Promise<void>; takeBack(): Promise<void> };

/** What a transaction writes outside the database: last of all, so that whatever fails before leaves no trace there. */
export class OutsideWrites {
  private readonly log = new Log(OutsideWrites.name);
  private readonly asked: OutsideWrite[] = [];
  private readonly begun: OutsideWrite[] = [];

  add(write: OutsideWrite): void {
    this.asked.push(write);
  }

  /** To be called at the end of the transaction. */
  async perform(): Promise<void> {
    for (const one of this.asked) {
      // Before its answer: one that never came may have been written.
      this.begun.unshift(one);
      await one.write();
    }
  }

  /** To be called once the transaction failed. */
  async takeBack(): Promise<void> {
    for (const one of this.begun)
      await one
        .takeBack()
        .catch((err: unknown) => this.log.error('A write outside the database was not taken back', { err }));
  }
}
