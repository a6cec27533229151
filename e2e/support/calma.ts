import type { Page } from '@playwright/test';

const COMO_UNA_PERSONA_MS = 3_500;

/** Lets the time pass that a person needs: what is sent within three seconds is taken for a programme's. */
export const calma = (page: Page): Promise<void> => page.waitForTimeout(COMO_UNA_PERSONA_MS);
