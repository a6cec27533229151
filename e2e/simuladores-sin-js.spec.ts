import { publishedCreditos } from './support/simulables.js';
import { a, CREDITOS, cifra, cuota, DEPOSITOS, deslizador, prestamo, simulador, texto } from './support/simulador.js';
import { expect, test } from './support/test.js';

const credito = publishedCreditos('simple');

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test('a submitted form simulates the loan, and a link compares it', { tag: '@esencial' }, async ({ page }) => {
  await page.goto(a(CREDITOS, { producto: credito.simple.slug }));
  await texto(page, '¿Cuánto necesita?').fill('50.000');
  await texto(page, '¿En cuántos meses?').fill('36');
  await expect(deslizador(page, '¿Cuánto necesita?')).toBeHidden();
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page).toHaveURL(/plazo_meses=36/);
  await expect(cifra(page)).toHaveText('Bs 1.757,85');
  await simulador(page).getByText('Plan de pagos, cuota por cuota').click();
  await page.getByRole('link', { name: 'Ver las 36 cuotas' }).click();
  await expect(cuota(page, 36)).toContainText('1.757,960,00');
  await page.getByRole('link', { name: 'Comparar con otra opción' }).click();
  await page.getByRole('group', { name: 'Opción B' }).getByRole('textbox', { name: '¿En cuántos meses?' }).fill('24');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByRole('row', { name: 'Plazo' })).toContainText('36 meses24 meses');
});

test('payment capacity, prepayment and ladder are submitted forms', async ({ page }) => {
  await page.goto(a(CREDITOS, { producto: credito.simple.slug, ...prestamo }));
  await page.getByText('¿Cuánto puedo pedir?').click();
  const capacidad = page.locator('#capacidad');
  await capacidad.getByRole('textbox', { name: 'Lo que entra a su casa cada mes' }).fill('4.500');
  await capacidad.getByRole('button', { name: 'Calcular' }).click();
  await expect(capacidad).toContainText('Puede pagar hasta Bs 1.800,00 al mes');
  await page.getByText('¿Y si adelanto un pago?').click();
  const adelanto = page.locator('#adelanto');
  await adelanto.getByRole('textbox', { name: 'Adelanto' }).fill('10000');
  await adelanto.getByRole('button', { name: 'Calcular' }).click();
  await expect(adelanto).toContainText('Termina 7 meses antes');
  await page.goto(a(DEPOSITOS, { monto: '40000' }));
  await page.getByText('¿Y si lo divido para no esperar todo?').click();
  await page.locator('#escalera').getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByRole('table', { name: 'Depósitos de la escalera' }).locator('tbody tr')).toHaveCount(4);
});

test("the home page's form leads to the loan page; an error is shown at its field with the input", async ({ page }) => {
  await page.goto(DEPOSITOS);
  await texto(page, '¿Cuánto desea depositar?').fill('uno');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page).toHaveURL(/monto=uno/);
  await expect(texto(page, '¿Cuánto desea depositar?')).toHaveValue('uno');
  await expect(texto(page, '¿Cuánto desea depositar?')).toHaveAccessibleDescription(/Escriba un valor de Bs\s500,00/);
  await expect(cifra(page)).toHaveCount(0);

  await page.goto('/');
  const mini = page.getByRole('region', { name: 'Simulador' });
  await mini.getByRole('combobox', { name: 'Tipo de crédito' }).selectOption('credito-pyme');
  await mini.getByRole('textbox', { name: '¿Cuánto necesita?' }).fill('60000');
  await mini.getByRole('button', { name: 'Ver el plan' }).click();
  await expect(page).toHaveURL(/\/productos\/prestamos\?.*producto=credito-pyme.*monto=60000/);
  await expect(cifra(page)).toHaveText(/^Bs/);
});
