import { expect, test } from './support/test.js';
import { watch } from './support/watch.js';

const ejemplos = [
  ['JavaScript', 'fetch('],
  ['Java', 'HttpRequest'],
  ['C#', 'HttpClient'],
  ['PHP', 'curl_init'],
  ['Shell', 'curl http'],
] as const;

// A thousand operations take seconds to draw where several browsers share the processor.
test.use({ actionTimeout: 60_000 });

test('the API reference has search, examples and trial requests, without third-party requests', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const fallas = watch(page);
  const ajenas: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(String(baseURL)).origin) ajenas.push(request.url());
  });
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'API de la cooperativa' })).toBeVisible({ timeout: 60_000 });

  await page.getByRole('button', { name: 'Abrir búsqueda' }).click();
  await page.getByRole('combobox', { name: 'Qué busca' }).fill('api/cotizacion');
  await page.getByRole('option', { name: /La cotización del día/ }).click();
  const prueba = page.getByRole('button', { name: /Probar solicitud.*get \/api\/cotizacion\)/s });
  const ejemplo = page.locator('.scalar-card').filter({ has: prueba });
  for (const [lenguaje, escrito] of ejemplos) {
    await page.getByRole('tab', { name: lenguaje, exact: true }).click();
    await expect(ejemplo).toContainText(escrito);
  }

  await prueba.click();
  await page
    .getByRole('button', { name: /^Enviar/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /200/ })).toBeVisible();
  expect(fallas).toEqual([]);
  expect(ajenas).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the API reference links to the document and the errors', async ({ page }) => {
    await page.goto('/api/docs');
    await expect(page.getByText('que necesita JavaScript')).toBeVisible();
    await expect(page.getByRole('link', { name: 'openapi.json' }).last()).toHaveAttribute('href', '/api/openapi.json');
    await page.getByRole('link', { name: 'Errores' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Errores de la API');
  });
});
