import { apiOf } from './support/apiOf.js';
import { fillReclamo } from './support/fillReclamo.js';
import { button, checkbox, codeOf, consent, dropDown, send, textBox } from './support/form.js';
import { newCarnet } from './support/newCarnet.js';
import { ok } from './support/ok.js';
import { pause } from './support/pause.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

const hastaElComprobante = (page: Page, pagina: string) =>
  expect(page).toHaveURL(new RegExp(`/contactanos/${pagina}\\?enviado=`));

test('una consulta', async ({ page }) => {
  await page.goto('/contactanos/consultas?tema=ser_socio');
  await textBox(page, 'Nombres').fill('Rosa');
  await textBox(page, 'Segundo apellido').fill('Mamani');
  await textBox(page, 'Correo electrónico').fill('rosa@correo.test');
  await expect(dropDown(page, 'Tema')).toHaveValue('ser_socio');
  await textBox(page, 'Su consulta').fill(unique('¿Qué documentos debo llevar para ser socia?'));
  await button(page, '¿Cómo prefiere la respuesta?', 'Correo electrónico').check();
  await consent(page).check();
  await pause(page);
  await send(page).click();
  await hastaElComprobante(page, 'consultas');
  await codeOf(page, /^CON-[\w-]+$/);
});

test('un reclamo, y su constancia una sola vez', async ({ page }) => {
  await page.goto('/contactanos/reclamos');
  const descripcion = unique('Me cobraron dos veces el seguro de mi crédito en el mismo mes.');
  await fillReclamo(page, { carnet: newCarnet(), descripcion }, false);
  await pause(page);
  await send(page).click();
  await hastaElComprobante(page, 'reclamos');
  const codigo = await codeOf(page, /^REC-[\w-]+$/);
  const bajada = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar constancia (PDF)' }).click();
  expect((await bajada).suggestedFilename()).toBe(`constancia-${codigo}.pdf`);
  await page.getByRole('link', { name: 'Descargar constancia (PDF)' }).click();
  await expect(page.getByText('Esta constancia ya se descargó o venció')).toBeVisible();
  await expect(page.getByText(codigo, { exact: true })).toBeVisible();
});

test('una solicitud de crédito, en una sola página', { tag: '@esencial' }, async ({ page, baseURL }) => {
  const api = await apiOf(String(baseURL));
  const creditos = await ok(api.GET('/api/publico/productos/simulador-creditos'));
  const credito = creditos.find(({ montoMinBob }) => montoMinBob);
  if (!credito) throw new Error('Ningún crédito se presta en bolivianos');
  await page.goto(`/contactanos/solicitud-credito?producto=${credito.id}&moneda=BOB&plazo=${credito.plazoMin}`);
  await textBox(page, 'Nombres').fill('Juan');
  await textBox(page, 'Primer apellido').fill('Choque');
  await button(page, 'Tipo de documento', 'Cédula de identidad').check();
  await textBox(page, 'Número de documento').fill(newCarnet());
  await page.getByLabel('Fecha de nacimiento').fill('1990-05-10');
  await button(page, 'Estado civil', 'Soltero/a').check();
  await textBox(page, 'Celular').fill('71234567');
  await dropDown(page, 'Departamento').selectOption('La Paz');
  await dropDown(page, 'Agencia donde desea ser atendido').selectOption({ index: 1 });
  await dropDown(page, '¿Para qué necesita el crédito?').selectOption('Salud');
  await textBox(page, 'Monto').fill(String(Math.ceil(Number(credito.montoMinBob))));
  await dropDown(page, 'Garantía ofrecida').selectOption('Sola firma');
  const ingreso = page.getByRole('group', { name: 'Ingresos: 1 de' });
  await ingreso.getByRole('radio', { name: 'Independiente', exact: true }).check();
  await ingreso.getByRole('textbox', { name: '¿En qué trabaja?' }).fill('Comerciante');
  await ingreso.getByRole('textbox', { name: 'Lugar de trabajo' }).fill('Mercado Rodríguez');
  await ingreso.getByRole('textbox', { name: 'Años en esa actividad' }).fill('5');
  await ingreso.getByRole('textbox', { name: 'Ingreso mensual' }).fill('6000');
  await button(page, '¿Tiene otros préstamos?', 'No tengo').check();
  for (const nombre of [/^Autorizo la consulta/, /^Declaro que los datos/]) await checkbox(page, nombre).check();
  await consent(page).check();
  await pause(page);
  await send(page).click();
  await hastaElComprobante(page, 'solicitud-credito');
  await codeOf(page, /^SOL-[\w-]+$/);
});

test('una calificación', async ({ page }) => {
  await page.goto('/contactanos/califiquenos');
  await button(page, 'Calificación general', 'Excelente').check();
  await button(page, '¿Dónde le atendimos?', 'Por WhatsApp').check();
  await pause(page);
  await send(page).click();
  await hastaElComprobante(page, 'califiquenos');
  await codeOf(page, /^CAL-[\w-]+$/);
});

test('una opinión, y lo escrito se puede limpiar', async ({ page }) => {
  await page.goto('/contactanos/opinion');
  await textBox(page, 'Asunto').fill('Para borrar');
  await page.getByRole('button', { name: 'Limpiar' }).click();
  await expect(textBox(page, 'Asunto')).toHaveValue('');
  await button(page, 'Tipo', 'Felicitación').check();
  await textBox(page, 'Asunto').fill('Muy buena atención');
  await textBox(page, 'Su opinión').fill(unique('Me atendieron con mucha paciencia en la agencia.'));
  await pause(page);
  await send(page).click();
  await hastaElComprobante(page, 'opinion');
  await codeOf(page, /^OPI-[\w-]+$/);
});
