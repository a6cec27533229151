import type { INestApplication } from '@nestjs/common';
import { DemoService, type Tell } from './demo.service.js';
import { DemoAccounts } from './demo-accounts.js';

const silent: Tell = () => undefined;

/** Makes the accounts of the demonstration again and, on an empty database, what the home page shows. */
export async function prepareDemo(app: INestApplication, tell = silent): Promise<void> {
  await app.get(DemoAccounts, { strict: false }).ensure();
  await app.get(DemoService, { strict: false }).seedHome(tell);
}

/** Loads the rest of its content. */
export const completeDemo = (app: INestApplication, tell = silent): Promise<void> =>
  app.get(DemoService, { strict: false }).seedRest(tell);
