import { Injectable } from '@nestjs/common';
import { DeliveriesRepository } from './deliveries.repository.js';

const RETENTION_MS = 30 * 86_400_000;

/** Deletes deliveries older than 30 days. */
@Injectable()
export class DeliveriesRetention {
  constructor(private readonly deliveries: DeliveriesRepository) {}

  run(now: Date): Promise<void> {
    return this.deliveries.forget(new Date(now.getTime() - RETENTION_MS).toISOString());
  }
}
