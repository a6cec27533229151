import { Injectable } from '@nestjs/common';

/** Consecutive failures of each periodic job of this process. */
@Injectable()
export class JobFailures {
  private readonly inARow = new Map<string, number>();

  /** Runs a job and counts its failures; rethrows its error. */
  async count(job: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      this.inARow.delete(job);
    } catch (error) {
      this.inARow.set(job, (this.inARow.get(job) ?? 0) + 1);
      throw error;
    }
  }

  list(): [job: string, times: number][] {
    return [...this.inARow];
  }
}
