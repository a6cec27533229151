import { test as base } from '@playwright/test';
import { randomNetwork } from './randomNetwork.js';

export * from '@playwright/test';

/** Each journey has its own client address: two in a row would exceed the rate limit of one. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern.
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': randomNetwork() }),
});
