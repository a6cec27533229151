import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown, type Type } from '@nestjs/common';
import { Log } from '../logging/log.js';
import { JobFailures } from './job-failures.js';
import { runPeriodically } from './runPeriodically.js';

/** A service that checks by itself whether work is due. */
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
