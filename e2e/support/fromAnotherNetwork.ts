import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

/** An address that no other test uses: what limits one does not stop the next. */
export const aNetwork = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Makes all that a context asks come from an address of its own. */
export const fromAnotherNetwork = ({ context }: { context: BrowserContext }): Promise<void> =>
  context.setExtraHTTPHeaders({ 'X-Forwarded-For': aNetwork() });
