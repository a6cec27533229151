import type { INestApplication } from '@nestjs/common';
import { DemoService } from './demo.service.js';
import { DemoAccounts } from './demo-accounts.js';

/** Makes the accounts of the demonstration again, and its content on an empty database. */
export async function prepareDemo(app: INestApplication): Promise<void> {
  await app.get(DemoAccounts, { strict: false }).ensure();
  await app.get(DemoService, { strict: false }).seed();
}
