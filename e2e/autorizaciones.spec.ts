import { apiOf } from './support/apiOf.js';
import { pdf } from './support/pdf.js';
import { create, upload } from './support/publication.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

const seccion = 'servicios/autorizaciones-debito';

test('a debit authorization cannot be activated by its author; the list masks the account', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const api = await apiOf(String(baseURL), 'administrador');
  const socio = String(Math.floor(Math.random() * 9e8) + 1e8);
  const { id } = await create(api, seccion, {
    nombres: 'Rosa',
    primerApellido: 'Quispe',
    tipoDocumento: 'ci',
    numeroDocumento: '3345678',
    numeroSocio: socio,
    cuentaOrigen: '1002-00120-7777',
    concepto: 'ahorro_programado',
    tipoMonto: 'fijo',
    monto: '300',
    frecuencia: 'mensual',
    diaDebito: 31,
    vigenteDesde: '2026-01-10',
    medioAutorizacion: 'presencial_firmado',
    documentoFirmado: await upload(api, pdf('firmado.pdf'), { seccion, campo: 'documentoFirmado' }),
  });

  await signIn(page, 'administrador');
  const filtro = encodeURIComponent(JSON.stringify({ numeroSocio: socio }));
  await page.goto(
    `/administrador/servicios/autorizaciones-debito?filter=${filtro}&displayedFilters=${encodeURIComponent('{"numeroSocio":true}')}`,
  );
  await expect(page.getByText('••••7777').first()).toBeVisible();
  await expect(page.getByText('1002-00120-7777')).toBeHidden();

  await page.goto(`/administrador/servicios/autorizaciones-debito/${id}/show`);
  await expect(page.getByRole('textbox', { name: 'Cuenta de ahorro a debitar' })).toHaveValue('1002-00120-7777');
  await expect(page.getByText(/^Activar · .*persona distinta de la que la registró/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activar', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/Motivo del rechazo/)
    .fill('La firma no coincide');
  await page.getByRole('dialog').getByRole('button', { name: 'Rechazar', exact: true }).click();
  await expect(page.getByText('Rechazada').first()).toBeVisible();
});
