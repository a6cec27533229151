import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

/** Makes all that a context asks come from an address that no other test uses: what limits one does not stop the next. */
export const desdeOtraRed = ({ context }: { context: BrowserContext }): Promise<void> =>
  context.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });
