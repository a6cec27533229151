import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown, type Type } from '@nestjs/common';
import { Log } from '../logging/log.js';
import { JobFailures } from './job-failures.js';
import { repeatedly } from './repeatedly.js';

/** A service that checks by itself whether work is due. */
type Work = { run(now: Date): Promise<unknown> };

/** Creates a provider that runs a service periodically from startup to shutdown; see `repeatedly`. */
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
