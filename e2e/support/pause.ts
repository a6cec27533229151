import type { Page } from '@playwright/test';

const LIKE_A_PERSON_MS = 3_500;

/** Lets the time pass that a person needs: what is sent within three seconds is taken for a programme's. */
export const pause = (page: Page): Promise<void> => page.waitForTimeout(LIKE_A_PERSON_MS);
