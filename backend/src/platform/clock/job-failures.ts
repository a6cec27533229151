import { Injectable } from '@nestjs/common';

/** How often in a row each job of this server failed, of those that do. */
@Injectable()
export class JobFailures {
  private readonly inARow = new Map<string, number>();

  /** Runs a job; throws what it throws, and remembers that it did. */
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
