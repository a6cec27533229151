import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown, type Type } from '@nestjs/common';
import { Log } from './logging/log.js';

/** Consecutive failures of each periodic job of this process. */
@Injectable()
export class JobFailures {
  private readonly inARow = new Map<string, number>();

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

/** Runs work at an interval, never concurrently, and logs failures. `stop` waits for the current run. */
export function runPeriodically(work: () => Promise<unknown>, everyMs: number, log: Log) {
  let running: Promise<void> | undefined;
  const once = () => {
    running ??= work()
      .then(
        () => undefined,
        (err: unknown) => log.error('A periodic job failed', { err }),
      )
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(once, everyMs).unref();
  return async function stop(): Promise<void> {
    clearInterval(timer);
    await running;
  };
}

type PeriodicWork = { run(now: Date): Promise<unknown> };

/** Creates a provider that runs a service periodically from startup to shutdown; see `runPeriodically`. */
export function createJob(service: Type<PeriodicWork>, everyMs: number): Type {
  @Injectable()
  class Job implements OnApplicationBootstrap, OnApplicationShutdown {
    private readonly log = new Log(service.name);
    private stop: (() => Promise<void>) | undefined;

    constructor(
      @Inject(service) private readonly work: PeriodicWork,
      private readonly failures: JobFailures,
    ) {}

    onApplicationBootstrap() {
      this.stop = runPeriodically(
        () => this.failures.count(service.name, () => this.work.run(new Date())),
        everyMs,
        this.log,
      );
    }

    async onApplicationShutdown() {
      await this.stop?.();
    }
  }
  return Job;
}

const DAY_MS = 86_400_000;
const OFFSET_MS = 4 * 3_600_000;

/** Returns the end of the current day in La Paz; both in milliseconds since 1970. */
export const nextMidnightInLaPaz = (now: number): number =>
  (Math.floor((now - OFFSET_MS) / DAY_MS) + 1) * DAY_MS + OFFSET_MS;

/** Rejects with `ETIMEDOUT`, an unavailable dependency, on timeout. */
export async function withTimeout<T>(ms: number, made: Promise<T>): Promise<T> {
  const done = new AbortController();
  const late = sleep(ms, undefined, { signal: done.signal }).then((): never => {
    throw Object.assign(new Error(`It took longer than ${ms} ms`), { code: 'ETIMEDOUT' });
  });
  try {
    return await Promise.race([made, late]);
  } finally {
    done.abort();
  }
}
