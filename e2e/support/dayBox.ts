import { formatShortDate } from '@coop/domain';
import type { Locator, Page } from '@playwright/test';

/** The panel's date field; its calendar button has the same accessible name. */
export const dayBox = (where: Page | Locator, name: string | RegExp): Locator => where.getByRole('textbox', { name });

/** Types a day (`YYYY-MM-DD`) as people do: «06/12/2026». */
export const writeDay = (where: Page | Locator, name: string | RegExp, day: string): Promise<void> =>
  dayBox(where, name).fill(formatShortDate(day));
