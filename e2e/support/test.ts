import { test as base } from '@playwright/test';
import { aNetwork } from './aNetwork.js';

export * from '@playwright/test';

/** Each journey is a visitor of its own: two at once, one after the other, ask for more than one address may. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which others it needs.
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': aNetwork() }),
});
