import { hydrated } from './support/hydrated.js';
import { layoutShift } from './support/layoutShift.js';
import { expect, test } from './support/test.js';

// On a slow connection the font and the script arrive late; the text must not move then.
const paginas = [
  '/',
  '/novedades',
  '/promociones',
  '/productos/creditos',
  '/institucional/boletines-informativos',
  '/contactanos/reclamos',
  '/contactanos/solicitud-credito',
  '/contactanos/opinion',
  '/contactanos/agencias',
  '/necesito/me-cobraron-mal',
];

for (const [width, height] of [
  [360, 740],
  [412, 823],
  [1440, 900],
] as const)
  test(`at ${width} px nothing moves when fonts and scripts load`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const pagina of paginas) {
      let release = () => {};
      const late = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.unrouteAll();
      await page.route(/\.(woff2|js)$/, async (route) => {
        await late;
        await route.continue();
      });
      await page.goto(pagina, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))));
      release();
      await hydrated(page);
      expect.soft(await layoutShift(page), pagina).toBeLessThan(0.005);
    }
  });

test('without the script the form is complete; while it loads, fields that do not apply stay hidden', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/contactanos/reclamos');
  await expect(page.getByLabel('Nombres')).toBeVisible();
  await expect(page.getByRole('group', { name: 'El reclamo' })).toBeVisible();
  await page.unrouteAll();

  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/contactanos/reclamos', { waitUntil: 'commit' });
  await expect(page.getByText('Número de documento')).toBeVisible();
  await expect(page.getByLabel('Nombres')).toBeHidden();
  release();
  await hydrated(page);
  await expect(page.getByLabel('Nombres')).toBeHidden();
});
