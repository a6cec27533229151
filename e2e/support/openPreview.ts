import type { Locator, Page } from '@playwright/test';

/** The dialog of a record's previews, open. */
export async function openPreviews(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Vista previa' }).click();
  return page.getByRole('dialog', { name: 'Vista previa' });
}

/** What a new link of that dialog opens, in a tab of its own. */
export async function openLink(page: Page, dialog: Locator): Promise<Page> {
  await dialog.getByRole('button', { name: 'Crear un enlace' }).click();
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: 'Abrir', exact: true }).click(),
  ]);
  return preview;
}

export const openPreview = async (page: Page): Promise<Page> => openLink(page, await openPreviews(page));
