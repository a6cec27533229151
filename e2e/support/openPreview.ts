import type { Locator, Page } from '@playwright/test';
import { chooseFromMore } from './chooseFromMore.js';

/** Opens the dialog of a row's previews. */
export async function openPreviews(page: Page): Promise<Locator> {
  await chooseFromMore(page, 'Vista previa');
  return page.getByRole('dialog', { name: 'Vista previa' });
}

/** Creates a link in that dialog and opens it in another tab. */
export async function openLink(page: Page, dialog: Locator): Promise<Page> {
  await dialog.getByRole('button', { name: 'Crear un enlace' }).click();
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: 'Abrir', exact: true }).click(),
  ]);
  return preview;
}

export const openPreview = async (page: Page): Promise<Page> => openLink(page, await openPreviews(page));
