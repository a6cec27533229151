import type { Cooperativa } from '@coop/client';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { hydrated } from './support/hydrated.js';
import { create, publishInPanel, uploadPicture } from './support/publication.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { unique } from './support/unique.js';

const seccion = 'institucional/responsabilidad-social-empresarial';
let api: Cooperativa;
test.beforeAll(async ({ baseURL }) => {
  api = await apiOf(String(baseURL), 'rrhh');
});

test('rrhh publishes an activity, and visitors find it by topic and year', async ({ page, browser }) => {
  const portada = await uploadPicture(api, browser, {
    seccion,
    campo: 'imagenPortada',
    alternativo: 'Árboles en fila',
  });
  const fila = await create(api, seccion, {
    titulo: unique('Mil árboles'),
    tipo: 'actividad',
    gestion: 2019,
    eje: 'medio_ambiente',
    fechaActividad: '2019-10-05',
    beneficiarios: 1340,
    contenido: '<p>Plantamos mil árboles nativos.</p>',
    imagenPortada: portada,
  });
  await signIn(page, 'rrhh');
  await publishInPanel(page, seccion, fila);

  const visitante = await (await browser.newContext()).newPage();
  await visitante.goto(`/${seccion}`);
  await expect(visitante.getByRole('heading', { name: 'Informes y políticas' })).toBeVisible();
  await hydrated(visitante);
  await visitante.getByLabel('Eje').selectOption('Medio ambiente');
  await expect(visitante).toHaveURL(/eje=medio_ambiente/);
  await visitante.getByLabel('Año').selectOption('2019');
  await expect(visitante).toHaveURL(/anio=2019/);
  const entrada = visitante.getByRole('listitem').filter({ hasText: String(fila.titulo) });
  await expect(entrada).toContainText('1.340 personas beneficiadas');
  expect(await barriers(visitante)).toEqual([]);
  await entrada.getByRole('link').click();
  await expect(visitante.getByRole('heading', { level: 1 })).toHaveText(String(fila.titulo));
  await expect(visitante.getByRole('main').getByText('5 de octubre de 2019')).toBeVisible();
  expect(await barriers(visitante)).toEqual([]);
});
