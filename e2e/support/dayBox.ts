import { formatShortDate } from '@coop/domain';
import type { Locator, Page } from '@playwright/test';

/** The field of a day in the panel; beside it stands the button of its calendar, which says the same name. */
export const dayBox = (where: Page | Locator, name: string | RegExp): Locator => where.getByRole('textbox', { name });

/** Writes a day (`YYYY-MM-DD`) there as people do: «06/12/2026». */
export const writeDay = (where: Page | Locator, name: string | RegExp, day: string): Promise<void> =>
  dayBox(where, name).fill(formatShortDate(day));
