import type { Page } from '@playwright/test';

/** Pastes a text at the cursor through the clipboard, as copied from a spreadsheet. */
export async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}
