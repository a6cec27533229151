import { apiOf } from './support/apiOf.js';
import { statusOf } from './support/ok.js';
import { create, erase } from './support/publication.js';
import { expect, test } from './support/test.js';

test('a former address redirects to the new page; an existing page never does', async ({ page, baseURL }) => {
  const api = await apiOf(String(baseURL), 'administrador');
  const antes = '/quienes-somos/nuestra-historia';
  expect((await page.goto(antes))?.status()).toBe(404);
  const fila = await create(api, 'sitio/redirecciones', { desde: antes, hacia: '/institucional/resena-historica' });
  const existe = { desde: '/promociones', hacia: '/contactanos/agencias' };
  expect(await statusOf(api.POST('/api/sitio/redirecciones', { body: existe }))).toBe(422);
  expect((await page.goto(antes))?.status()).toBe(200);
  await expect(page).toHaveURL('/institucional/resena-historica');
  await page.goto('/promociones');
  await expect(page).toHaveURL('/promociones');
  await erase(api, 'sitio/redirecciones', fila);
  expect((await page.goto(antes))?.status()).toBe(404);
});
