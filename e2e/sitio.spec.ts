import type { Cooperativa } from '@coop/client';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { hydrated } from './support/hydrated.js';
import { ok } from './support/ok.js';
import { create, dayFromToday, erase, order, publishInPanel } from './support/publication.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { unique } from './support/unique.js';

let api: Cooperativa;
test.beforeAll(async ({ baseURL }) => {
  api = await apiOf(String(baseURL), 'administrador');
});

test('a published branch shows whether it is open, and a holiday closes it', async ({ page }) => {
  const nombre = unique('Agencia Tupiza');
  const siempre = (['lun_vie', 'sab', 'dom'] as const).map((dias) => ({ dias, abre: '00:00', cierra: '23:59' }));
  const agencia = await create(api, 'sitio/agencias', {
    nombre,
    tipo: 'agencia_fija',
    departamento: 'PT',
    municipio: 'Tupiza',
    direccion: 'Avenida Chichas N° 10',
    horarios: siempre,
    cajero: true,
  });
  await signIn(page, 'administrador');
  await publishInPanel(page, 'sitio/agencias', agencia);
  await page.goto('/contactanos/agencias?departamento=PT&cajero=si');
  await hydrated(page);
  const tarjeta = page.locator('[data-agencia]', { hasText: nombre });
  await expect(tarjeta.getByText('Abierta ahora')).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  const feriado = await create(api, 'sitio/feriados', {
    fecha: dayFromToday(0),
    nombre: 'Efeméride de prueba',
    ambito: 'departamental',
    departamento: 'PT',
    tipo: 'feriado',
  });
  await page.reload();
  await hydrated(page);
  await expect(tarjeta.getByText('Cerrada ahora')).toBeVisible();
  await expect(tarjeta.getByText('feriado: Efeméride de prueba')).toBeVisible();
  await erase(api, 'sitio/feriados', feriado);
});

test('a page edited in the panel changes for visitors once published', async ({ page }) => {
  const filter = { ruta: '/productos/cajas-seguridad' };
  const [fila] = await ok(api.GET('/api/sitio/paginas', { params: { query: { filter } } }));
  if (!fila) throw new Error('No está la página');
  const resumen = unique('Sus valores, guardados con doble llave.');
  await signIn(page, 'administrador', `/administrador/sitio/paginas/${fila.id}`);
  await page.getByLabel('Resumen').fill(resumen);
  await page.getByRole('button', { name: 'Guardar sin publicar' }).click();
  await expect(page.getByText('Con cambios').first()).toBeVisible();
  await page.goto('/productos/cajas-seguridad');
  await expect(page.getByText(resumen)).toHaveCount(0);
  await order(api, 'sitio/paginas', fila, 'publicar');
  await page.goto('/productos/cajas-seguridad');
  await expect(page.getByText(resumen)).toBeVisible();
});
