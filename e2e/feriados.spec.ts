import { chooseFromMore } from './support/chooseFromMore.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

test('creates the proposed holidays of a year at once, after a preview', async ({ page }) => {
  await signIn(page, 'administrador');
  await page.goto('/administrador/sitio/feriados');
  await chooseFromMore(page, 'Proponer una gestión');
  const dialog = page.getByRole('dialog', { name: 'Feriados de una gestión' });
  const next = new Date().getFullYear() + 2;
  await dialog.getByLabel('Gestión').click();
  await page.getByRole('option', { name: String(next) }).click();
  await expect(dialog.getByText('Viernes Santo')).toBeVisible();
  await expect(dialog.getByText(/Un decreto puede mover alguno/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Agregar los 20' }).click();
  await expect(page.getByText(`Los feriados de ${next} están cargados`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await chooseFromMore(page, 'Proponer una gestión');
  await dialog.getByLabel('Gestión').click();
  await page.getByRole('option', { name: String(next) }).click();
  await expect(dialog.getByText(`A ${next} no le falta ninguno.`)).toBeVisible();
});
