import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { chooseFromMore } from './support/chooseFromMore.js';
import { ok } from './support/ok.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { unique } from './support/unique.js';

const seccion = 'institucional/estados-financieros';
const archivo = (...filas: string[]) => ({
  name: 'cifras.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Al;Tipo;Activo;Pasivo;Patrimonio', ...filas].join('\r\n')),
});

test('finanzas imports financial statements: sees invalid cells, corrects them and imports all rows', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'finanzas', `/administrador/${seccion}`);
  await chooseFromMore(page, 'Importar');
  const dialogo = page.getByRole('dialog', { name: /^Importar/ });

  await test.step('downloads the template', async () => {
    const descarga = page.waitForEvent('download');
    await dialogo.getByRole('button', { name: 'Plantilla de Excel' }).click();
    expect((await descarga).suggestedFilename()).toMatch(/plantilla.*\.xlsx$/);
  });

  await test.step('three invalid cells block the import and are listed', async () => {
    await dialogo
      .getByLabel('Archivo', { exact: true })
      .setInputFiles(archivo('31/01/2011;Mensual;1.234.567,89;;', '30/02/2011;Mensual;mil;;', '31/03/2011;Diario;1;;'));
    await expect(dialogo.getByText('Hay 3 celdas que no se admiten')).toBeVisible();
    await expect(dialogo.getByRole('listitem').filter({ hasText: 'C3' })).toContainText('Activo «mil»');
    await expect(dialogo.getByRole('cell', { name: /mil.*Escriba un número/ })).toBeVisible();
    await expect(dialogo.getByRole('button', { name: 'Importar', exact: true })).toBeDisabled();
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('the corrected file is imported as drafts', async () => {
    await dialogo
      .getByLabel('Archivo', { exact: true })
      .setInputFiles(archivo('31/01/2011;Mensual;1.234.567,89;;', '28/02/2011;Mensual;1000;;'));
    await dialogo.getByRole('button', { name: 'Importar 2' }).click();
    await expect(page.getByText('Se importaron 2: 2 nuevos y 0 actualizados, como borradores')).toBeVisible();
    const api = await apiOf(String(baseURL), 'finanzas');
    const filter = { fechaCorte: ['2011-01-31', '2011-02-28'] };
    const filas = await ok(api.GET(`/api/${seccion}`, { params: { query: { filter } } }));
    expect(filas.map(({ estado }) => estado)).toEqual(['borrador', 'borrador']);
  });
});

test('a branch with two shifts takes two lines, each with its own faults', async ({ page }) => {
  const nombre = unique('Agencia importada');
  const filas = (cierra: string) => [
    'Nombre;Tipo;Departamento;Municipio;Dirección;Horarios: Días;Horarios: Abre;Horarios: Cierra',
    `${nombre};Agencia;La Paz;El Alto;Avenida Bolivia 1200;Lunes a viernes;8:30;12:30`,
    `${nombre};;;;;Sábado;9:00;${cierra}`,
  ];
  const planilla = (cierra: string) => ({ ...archivo(), buffer: Buffer.from(filas(cierra).join('\r\n')) });
  await signIn(page, 'administrador', '/administrador/sitio/agencias');
  await chooseFromMore(page, 'Importar');
  const dialogo = page.getByRole('dialog', { name: /^Importar/ });
  await expect(dialogo.getByText('cada elemento va en una fila', { exact: false })).toBeVisible();
  await expect(dialogo.getByRole('button', { name: 'Ejemplo en Excel' })).toBeVisible();
  await dialogo.getByLabel('Archivo', { exact: true }).setInputFiles(planilla('mediodía'));
  await expect(dialogo.getByRole('listitem')).toHaveText(
    'H3 · Horarios: Cierra «mediodía»: Escriba la hora como 14:30',
  );
  await dialogo.getByLabel('Archivo', { exact: true }).setInputFiles(planilla('12:00'));
  await expect(dialogo.getByRole('cell', { name: '12:00' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await dialogo.getByRole('button', { name: 'Importar 1' }).click();
  await expect(page.getByText('Se importaron 1: 1 nuevos y 0 actualizados, como borradores')).toBeVisible();
});
