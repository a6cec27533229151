import { hydrated } from './support/hydrated.js';
import { expect, type Page, test } from './support/test.js';

const barra = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const grupo = (page: Page, nombre: string) => barra(page).locator('summary', { hasText: nombre });

test.describe('the header', () => {
  test('is translucent after 50 px; the keyboard opens one submenu at a time and Escape closes it', async ({
    page,
  }) => {
    await page.goto('/novedades');
    await hydrated(page);
    await grupo(page, 'Institucional').focus();
    await page.keyboard.press('Enter');
    const memorias = barra(page).getByRole('link', { name: 'Memorias Institucionales' });
    const remesas = barra(page).getByRole('link', { name: 'Pago y Envío de Remesas' });
    await expect(memorias).toBeVisible();
    await grupo(page, 'Servicios').focus();
    await page.keyboard.press('Enter');
    await expect(remesas).toBeVisible();
    await expect(memorias).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(remesas).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(remesas).toBeHidden();
    await expect(grupo(page, 'Servicios')).toBeFocused();

    const fondo = (color: RegExp) => expect(page.getByRole('banner')).toHaveCSS('background-color', color);
    await fondo(/^rgb\(/);
    await page.evaluate(() => scrollTo(0, 51));
    await fondo(/^rgba\(\d+, \d+, \d+, 0\.\d+\)$/);
    await page.evaluate(() => scrollTo(0, 50));
    await fondo(/^rgb\(/);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('opens and closes the menu, with one submenu at a time and «Iniciar Sesión»', async ({ page }) => {
      await page.goto('/novedades');
      await hydrated(page);
      const sesion = page.getByRole('link', { name: 'Iniciar Sesión' });
      const abrir = page.getByRole('button', { name: 'Abrir el menú' });
      await expect(sesion).toBeHidden();
      await abrir.tap();
      await expect(sesion).toHaveAttribute('href', /^https:\/\//);
      for (const [nombre, direccion] of [
        ['Bloquear mi tarjeta', 'tel:800100000'],
        ['Emergencias', '/necesito'],
        ['Seguir mi caso', '/contactanos/seguimiento'],
        ['Buscar', '/buscar'],
      ] as const)
        await expect(barra(page).getByRole('link', { name: nombre, exact: true }).first()).toHaveAttribute(
          'href',
          direccion,
        );
      await grupo(page, 'Institucional').tap();
      await expect(barra(page).getByRole('link', { name: 'Licitaciones' })).toBeVisible();
      await grupo(page, 'Contáctanos').tap();
      await expect(barra(page).getByRole('link', { name: 'Califíquenos' })).toBeVisible();
      await expect(barra(page).getByRole('link', { name: 'Licitaciones' })).toBeHidden();
      await page.getByRole('button', { name: 'Cerrar el menú' }).tap();
      await expect(sesion).toBeHidden();
      await abrir.tap();
      await grupo(page, 'Productos').tap();
      await barra(page).getByRole('link', { name: 'Hacerse socio' }).tap();
      await expect(page).toHaveURL('/hacerse-socio');
      await expect(sesion).toBeHidden();
    });
  });
});
