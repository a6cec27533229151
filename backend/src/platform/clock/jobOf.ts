import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown, type Type } from '@nestjs/common';
import { Log } from '../logging/log.js';
import { JobFailures } from './job-failures.js';
import { repeatedly } from './repeatedly.js';

/** What looks by itself whether anything is due at that moment. */
type Work = { run(now: Date): Promise<unknown> };

/** A provider that lets a service run every so many milliseconds, from when the server listens until it stops; see `repeatedly`. */
export function jobOf(service: Type<Work>, everyMs: number): Type {
  @Injectable()
  class Job implements OnApplicationBootstrap, OnApplicationShutdown {
    private readonly log = new Log(service.name);
    private stop: (() => Promise<void>) | undefined;

    constructor(
      @Inject(service) private readonly work: Work,
      private readonly failures: JobFailures,
    ) {}

    onApplicationBootstrap() {
      this.stop = repeatedly(
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
