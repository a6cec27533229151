import type { Page } from '@playwright/test';

/** Pastes a text where the cursor is, through the clipboard, as copied from a spreadsheet. */
export async function pegar(page: Page, texto: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copiado) => navigator.clipboard.writeText(copiado), texto);
  await page.keyboard.press('ControlOrMeta+V');
}
