import type { Page } from '@playwright/test';

const LIKE_A_PERSON_MS = 3_500;

/** Waits as long as a person needs: a form sent within three seconds counts as a bot's. */
export const pause = (page: Page): Promise<void> => page.waitForTimeout(LIKE_A_PERSON_MS);
