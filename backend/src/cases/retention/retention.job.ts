import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '../../platform/logging/log.js';
import { AnonymiserService } from './anonymiser.service.js';

const DAY_MS = 86_400_000;
/** Retry delay, so that an outage at startup doesn't delay retention by a day. */
const RETRY_MS = 10 * 60_000;

@Injectable()
export class RetentionJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Log('Retention');
  private running: Promise<boolean> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly anonymiser: AnonymiserService) {}

  onApplicationBootstrap() {
    void this.runAndPlan();
  }

  async onApplicationShutdown() {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Shares one run between concurrent callers. Returns whether it succeeded; never throws. */
  run(): Promise<boolean> {
    this.running ??= this.anonymiser
      .run()
      .then(
        () => true,
        (err: unknown) => {
          this.log.error('Due cases could not be anonymised', { err });
          return false;
        },
      )
      .finally(() => {
        this.running = undefined;
      });
    return this.running;
  }

  private async runAndPlan() {
    const wait = (await this.run()) ? DAY_MS : RETRY_MS;
    if (!this.stopped) this.timer = setTimeout(() => void this.runAndPlan(), wait).unref();
  }
}
