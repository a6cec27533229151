import type { Rol } from '@coop/domain';
import { expect, type Page } from '@playwright/test';

/** Signs in through /login with the demo account of a role, and waits until the panel has opened. */
export async function entrar(page: Page, rol: Rol) {
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(`${rol}@kantuta.test`);
  await page.getByLabel('Contraseña', { exact: true }).fill('kantuta-demo');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/administrador/, { timeout: 30_000 });
}
