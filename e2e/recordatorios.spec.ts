import { apiOf } from './support/apiOf.js';
import { movedClock } from './support/movedClock.js';
import { ownProduct } from './support/ownProduct.js';
import { dayFromToday } from './support/publication.js';
import { reclamoByLetter } from './support/reclamoByLetter.js';
import { type Browser, expect, type Page, test } from './support/test.js';

test.describe('as days pass', () => {
  const clock = movedClock();
  const own = ownProduct('recordatorios', clock.settings);

  /** Signs in on that day: sessions of other days have expired. */
  async function entra(browser: Browser, rol: string): Promise<Page> {
    const page = await (await browser.newContext({ baseURL: own.baseURL })).newPage();
    await page.goto('/login');
    await page.getByLabel('Correo electrónico').fill(`${rol}@kantuta.test`);
    await page.getByLabel('Contraseña', { exact: true }).fill('kantuta-demo');
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page).toHaveURL(/\/administrador/);
    return page;
  }
  async function correosDe(id: string): Promise<string[]> {
    const api = await apiOf(own.baseURL, 'administrador');
    const params = { query: { filter: { registro: id } } };
    const { data: correos, error } = await api.GET('/api/sitio/correos', { params });
    // Processes read the moved clock one after another: a request in between may be refused, and the poll repeats it.
    if (error) return [error.detail];
    return correos.map(({ asunto, para }) => `${asunto.replace(/^.*: /, '')} → ${para.replace(/@.*/, '')}`).sort();
  }

  test('an unattended complaint sends reminders, before and on its last day; once overdue, also to the head', async ({
    browser,
  }) => {
    const comercial = await apiOf(own.baseURL, 'comercial');
    const nuevo = { fechaRecepcion: dayFromToday(0), motivoRegistroTardio: null };
    const caso = await reclamoByLetter(comercial, 0, nuevo);
    const { id } = caso;
    const [avisoDesde, venceEn] = [String(caso.avisoDesde), String(caso.venceEn)];
    const recordados = async () => (await correosDe(id)).filter((line) => !line.includes('→') || line.includes('venc'));

    await test.step('sends nothing before the notice period', async () => {
      expect(await recordados()).toEqual([]);
    });

    await test.step('two business days before, to the recipients of new cases', async () => {
      clock.moveTo(avisoDesde);
      await expect.poll(recordados).toEqual(['está por vencer → comercial']);
    });

    await test.step('on the last day, again', async () => {
      clock.moveTo(venceEn);
      await expect.poll(recordados).toEqual(['está por vencer → comercial', 'vence hoy → comercial']);
      const page = await entra(browser, 'comercial');
      await page.goto(`/administrador/contactanos/reclamos/${id}/show`);
      await expect(page.getByText(caso.codigo).first()).toBeVisible();
      await page.context().close();
    });

    await test.step('once overdue, also to administrador, who finds it in the panel and in «Correos»', async () => {
      clock.moveTo(new Date(Date.parse(venceEn) + 24 * 3_600_000).toISOString().slice(0, 10));
      await expect
        .poll(async () => (await recordados()).filter((line) => line.startsWith('venció')))
        .toEqual(['venció sin respuesta → administrador', 'venció sin respuesta → comercial']);
      const page = await entra(browser, 'administrador');
      const vencidos = page
        .getByRole('main')
        .getByRole('link', { name: /^\d+ (Vencidos|Con el plazo vencido)/ })
        .first();
      await expect(vencidos).toBeVisible();
      await page.goto(`/administrador/sitio/correos?filter=${encodeURIComponent(JSON.stringify({ registro: id }))}`);
      await expect(page.getByText(`Reclamo ${caso.codigo}: venció sin respuesta`).first()).toBeVisible();
      await page.context().close();
    });
  });

  test('old rates say so on every page, also without JavaScript', async ({ browser }) => {
    clock.moveTo(dayFromToday(9));
    const page = await (await browser.newContext({ baseURL: own.baseURL, javaScriptEnabled: false })).newPage();
    await expect(async () => {
      await page.goto('/novedades');
      await expect(page.getByRole('region', { name: 'Cotizaciones' })).toContainText('No son de hoy', { timeout: 1 });
    }).toPass();
    await page.context().close();
  });
});
