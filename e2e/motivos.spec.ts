import { todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { barriers } from './support/barriers.js';
import { writeDay } from './support/dayBox.js';
import { fillReclamo } from './support/fillReclamo.js';
import { codeOf, dropDown, send } from './support/form.js';
import { newCarnet } from './support/newCarnet.js';
import { ownProduct } from './support/ownProduct.js';
import { pause } from './support/pause.js';
import { signIn } from './support/signIn.js';
import { expect, type Page, test } from './support/test.js';

const hoy = todayInLaPaz();

// Every complaint journey uses the form's options, so the shared product keeps its own.
test.describe('a change of complaint motives', () => {
  const own = ownProduct('motivos');

  const caja = (page: Page, nombre: RegExp) => page.getByRole('textbox', { name: nombre });
  const publicar = async (page: Page, boton: string) => {
    await page.getByRole('button', { name: boton, exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Publicar/ })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  const ofrecidos = (page: Page) => dropDown(page, 'Motivo').getByRole('option');

  test('administrador adds a motive, a visitor uses it, comercial filters by it, and it expires', async ({
    browser,
  }) => {
    test.slow();
    const page = await (await browser.newContext(own)).newPage();
    const visitante = await (await browser.newContext({ ...own, javaScriptEnabled: false })).newPage();
    const comercial = await (await browser.newContext(own)).newPage();
    let codigo = '';

    await test.step('administrador writes and publishes it', async () => {
      await signIn(page, 'administrador', '/administrador/sitio/motivos-de-reclamo');
      await expect(page.getByRole('cell', { name: 'Atención al cliente' })).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('link', { name: /Crear|Nuevo/ }).click();
      await caja(page, /^Clave/).fill('billetera_movil');
      await caja(page, /^Etiqueta/).fill('Billetera móvil');
      await writeDay(page, /^Vigente desde/, hoy);
      expect(await barriers(page)).toEqual([]);
      await publicar(page, 'Publicar');
      await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible();
    });

    await test.step('a visitor without JavaScript chooses it and sends a complaint', async () => {
      await visitante.goto('/contactanos/reclamos');
      expect((await ofrecidos(visitante).allTextContents()).slice(-2)).toEqual(['Billetera móvil', 'Otro']);
      await fillReclamo(
        visitante,
        { carnet: newCarnet(), descripcion: 'La billetera móvil descontó dos veces.' },
        false,
      );
      await dropDown(visitante, 'Motivo').selectOption('Billetera móvil');
      await pause(visitante);
      await send(visitante).click();
      codigo = await codeOf(visitante, /^REC-\d{4}-\d{6}$/);
    });

    await test.step('comercial filters the list by it', async () => {
      const filter = encodeURIComponent(JSON.stringify({ motivo: 'billetera_movil' }));
      const displayed = encodeURIComponent(JSON.stringify({ motivo: true }));
      await signIn(
        comercial,
        'comercial',
        `/administrador/contactanos/reclamos?filter=${filter}&displayedFilters=${displayed}`,
      );
      await expect(comercial.getByRole('button', { name: /Motivo: Billetera móvil/ })).toBeVisible();
      await expect(comercial.getByRole('cell', { name: codigo })).toHaveCount(1);
      await expect(comercial.getByRole('combobox', { name: 'Motivo' })).toHaveValue('Billetera móvil');
    });

    await test.step('from the day after its last it is not offered; the complaint keeps it', async () => {
      await writeDay(page, /^Vigente desde/, addDays(hoy, -2));
      await writeDay(page, /^Vigente hasta/, addDays(hoy, -1));
      await publicar(page, 'Guardar y publicar cambios');
      await expect(page.getByText('Vencido', { exact: true }).first()).toBeVisible();
      // The saved row is «Vencido» for a moment before it is published.
      await expect
        .poll(async () => {
          await visitante.goto('/contactanos/reclamos');
          return ofrecidos(visitante).allTextContents();
        })
        .not.toContain('Billetera móvil');
      await comercial.getByRole('cell', { name: codigo }).click();
      await expect(comercial.getByText('Billetera móvil').first()).toBeVisible();
    });
  });
});
