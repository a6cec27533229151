import { expect, type Page, test } from '@playwright/test';
import { apiOf } from './support/apiOf.js';
import { calma } from './support/calma.js';
import { desdeOtraRed } from './support/desdeOtraRed.js';
import { aceptar, boton, caja, casilla, codigoDe, enviar, lista } from './support/formulario.js';
import { llenarReclamo } from './support/reclamar.js';
import { unCarnet } from './support/unCarnet.js';
import { unico } from './support/unico.js';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
test.beforeEach(desdeOtraRed);

const hastaElComprobante = (page: Page, pagina: string) =>
  expect(page).toHaveURL(new RegExp(`/contactanos/${pagina}\\?enviado=`));

test('una consulta', async ({ page }) => {
  await page.goto('/contactanos/consultas?tema=ser_socio');
  await caja(page, 'Nombres').fill('Rosa');
  await caja(page, 'Segundo apellido').fill('Mamani');
  await caja(page, 'Correo electrónico').fill('rosa@correo.test');
  await expect(lista(page, 'Tema')).toHaveValue('ser_socio');
  await caja(page, 'Su consulta').fill(unico('¿Qué documentos debo llevar para ser socia?'));
  await boton(page, '¿Cómo prefiere la respuesta?', 'Correo electrónico').check();
  await aceptar(page).check();
  await calma(page);
  await enviar(page).click();
  await hastaElComprobante(page, 'consultas');
  await codigoDe(page, /^CON-[\w-]+$/);
});

test('un reclamo, y su constancia una sola vez', async ({ page }) => {
  await page.goto('/contactanos/reclamos');
  const descripcion = unico('Me cobraron dos veces el seguro de mi crédito en el mismo mes.');
  await llenarReclamo(page, { carnet: unCarnet(), descripcion }, false);
  await calma(page);
  await enviar(page).click();
  await hastaElComprobante(page, 'reclamos');
  const codigo = await codigoDe(page, /^REC-[\w-]+$/);
  const bajada = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar constancia (PDF)' }).click();
  expect((await bajada).suggestedFilename()).toBe(`constancia-${codigo}.pdf`);
  await page.getByRole('link', { name: 'Descargar constancia (PDF)' }).click();
  await expect(page.getByText('Esta constancia ya se descargó o venció')).toBeVisible();
  await expect(page.getByText(codigo, { exact: true })).toBeVisible();
});

test('una solicitud de crédito, en una sola página', async ({ page, baseURL }) => {
  const creditos = await (
    await (await apiOf(baseURL as string)).get('/api/publico/productos/simulador-creditos')
  ).json();
  const credito = creditos.find(({ montoMinBob }: { montoMinBob: string | null }) => montoMinBob);
  await page.goto(`/contactanos/solicitud-credito?producto=${credito.id}&moneda=BOB&plazo=${credito.plazoMin}`);
  await caja(page, 'Nombres').fill('Juan');
  await caja(page, 'Primer apellido').fill('Choque');
  await boton(page, 'Tipo de documento', 'Cédula de identidad').check();
  await caja(page, 'Número de documento').fill(unCarnet());
  await page.getByLabel('Fecha de nacimiento').fill('1990-05-10');
  await boton(page, 'Estado civil', 'Soltero/a').check();
  await caja(page, 'Celular').fill('71234567');
  await lista(page, 'Departamento').selectOption('La Paz');
  await lista(page, 'Agencia donde desea ser atendido').selectOption({ index: 1 });
  await lista(page, '¿Para qué necesita el crédito?').selectOption('Salud');
  await caja(page, 'Monto').fill(String(Math.ceil(Number(credito.montoMinBob))));
  await lista(page, 'Garantía ofrecida').selectOption('Sola firma');
  const ingreso = page.getByRole('group', { name: 'Ingresos: 1 de' });
  await ingreso.getByRole('radio', { name: 'Independiente', exact: true }).check();
  await ingreso.getByRole('textbox', { name: '¿En qué trabaja?' }).fill('Comerciante');
  await ingreso.getByRole('textbox', { name: 'Lugar de trabajo' }).fill('Mercado Rodríguez');
  await ingreso.getByRole('textbox', { name: 'Años en esa actividad' }).fill('5');
  await ingreso.getByRole('textbox', { name: 'Ingreso mensual' }).fill('6000');
  await boton(page, '¿Tiene otros préstamos?', 'No tengo').check();
  for (const nombre of [/^Autorizo la consulta/, /^Declaro que los datos/]) await casilla(page, nombre).check();
  await aceptar(page).check();
  await calma(page);
  await enviar(page).click();
  await hastaElComprobante(page, 'solicitud-credito');
  await codigoDe(page, /^SOL-[\w-]+$/);
});

test('una calificación', async ({ page }) => {
  await page.goto('/contactanos/califiquenos');
  await boton(page, 'Calificación general', 'Excelente').check();
  await boton(page, '¿Dónde le atendimos?', 'Por WhatsApp').check();
  await calma(page);
  await enviar(page).click();
  await hastaElComprobante(page, 'califiquenos');
  await codigoDe(page, /^CAL-[\w-]+$/);
});

test('una opinión, y lo escrito se puede limpiar', async ({ page }) => {
  await page.goto('/contactanos/opinion');
  await caja(page, 'Asunto').fill('Para borrar');
  await page.getByRole('button', { name: 'Limpiar' }).click();
  await expect(caja(page, 'Asunto')).toHaveValue('');
  await boton(page, 'Tipo', 'Felicitación').check();
  await caja(page, 'Asunto').fill('Muy buena atención');
  await caja(page, 'Su opinión').fill(unico('Me atendieron con mucha paciencia en la agencia.'));
  await calma(page);
  await enviar(page).click();
  await hastaElComprobante(page, 'opinion');
  await codigoDe(page, /^OPI-[\w-]+$/);
});
