import { transactionOf, wasCommitted } from '../../platform/database/commits.js';
import type { Database } from '../../platform/database/database.js';
import { Log } from '../../platform/logging/log.js';

/** A write of a store that does not wait for our transaction, and how it is taken back. */
type OutsideWrite = { write(): Promise<void>; takeBack(): Promise<void> };

/** What a transaction writes outside the database: last of all, so that whatever fails before leaves no trace there. */
export class OutsideWrites {
  private readonly log = new Log(OutsideWrites.name);
  private readonly asked: OutsideWrite[] = [];
  private readonly begun: OutsideWrite[] = [];
  private transaction: string | undefined;

  add(write: OutsideWrite): void {
    this.asked.push(write);
  }

  /** To be called at the end of the transaction. */
  async perform(tx: Database): Promise<void> {
    if (this.asked.length === 0) return;
    const transaction = await transactionOf(tx);
    for (const one of this.asked) {
      // Before its answer: one that never came may have been written.
      this.begun.unshift(one);
      await one.write();
    }
    this.transaction = transaction;
  }

  /**
   * Whether they were all done and the transaction stands though it threw: only the answer to its commit was lost. Where
   * that can't be asked it counts as failed: nobody keeps a right that is not on record.
   */
  async stand(database: Database): Promise<boolean> {
    return this.transaction !== undefined && (await wasCommitted(database, this.transaction).catch(() => false));
  }

  /** To be called once the transaction failed. */
  async takeBack(): Promise<void> {
    for (const one of this.begun)
      await one
        .takeBack()
        .catch((err: unknown) => this.log.error('A write outside the database was not taken back', { err }));
  }
}
