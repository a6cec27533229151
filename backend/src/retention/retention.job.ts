import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { AnonymiserService } from './anonymiser.service.js';

const DAY_MS = 86_400_000;

/** Does what is due when the server starts, and each day after. What fails is tried again the next. */
@Injectable()
export class RetentionJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Retention');
  private running: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly anonymiser: AnonymiserService) {}

  onApplicationBootstrap() {
    this.timer = setInterval(() => void this.run(), DAY_MS).unref();
    void this.run();
  }

  async onApplicationShutdown() {
    clearInterval(this.timer);
    await this.running;
  }

  /** A second caller waits for the first. Never throws. */
  run(): Promise<void> {
    this.running ??= this.anonymiser
      .run()
      .catch((err: unknown) => this.logger.error({ err }, 'What was due could not be anonymised'))
      .finally(() => {
        this.running = undefined;
      });
    return this.running;
  }
}
