import type { INestApplication } from '@nestjs/common';
import { DemoService, type OnProgress } from './demo.service.js';
import { DemoAccounts } from './demo-accounts.js';

const silent: OnProgress = () => undefined;

/** Creates the demonstration's accounts and, in an empty database, the rows of the home page. */
export async function prepareDemo(app: INestApplication, onProgress = silent): Promise<void> {
  await app.get(DemoAccounts, { strict: false }).ensure();
  await app.get(DemoService, { strict: false }).seedHome(onProgress);
}

/** Seeds the remaining rows. */
export const completeDemo = (app: INestApplication, onProgress = silent): Promise<void> =>
  app.get(DemoService, { strict: false }).seedRest(onProgress);
