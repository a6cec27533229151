import { Injectable } from '@nestjs/common';
import { JobFailures } from '../clock/job-failures.js';
import { ownReadings } from './ownReadings.js';
import type { Reading } from './reading.js';

/** What the parts of the server let be read of them. Nothing is read until somebody asks. */
@Injectable()
export class Metrics {
  private readonly kept: Reading[];

  constructor(failures: JobFailures) {
    this.kept = ownReadings(failures);
  }

  keep(...readings: readonly Reading[]): void {
    this.kept.push(...readings);
  }

  list(): readonly Reading[] {
    return this.kept;
  }
}
