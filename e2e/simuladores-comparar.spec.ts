import { barriers } from './support/barriers.js';
import { hydrated } from './support/hydrated.js';
import { publishedCreditos } from './support/simulables.js';
import { a, CREDITOS, DEPOSITOS, prestamo, texto } from './support/simulador.js';
import { expect, test } from './support/test.js';

const credito = publishedCreditos('simple', 'solaFirma');

test('compares two loans in one URL, and stops comparing', async ({ page }) => {
  test.slow();
  await page.goto(a(CREDITOS, { producto: credito.simple.slug, ...prestamo }));
  await hydrated(page);
  await page.getByRole('link', { name: 'Comparar con otra opción' }).click();
  const b = page.getByRole('group', { name: 'Opción B' });
  await b.getByRole('combobox', { name: 'Tipo de crédito' }).selectOption(credito.solaFirma.slug);
  await b.getByRole('textbox', { name: '¿Cuánto necesita?' }).fill('7000');
  await b.getByRole('textbox', { name: '¿En cuántos meses?' }).fill('12');
  const tabla = page.getByRole('table', { name: 'Comparación de las dos opciones' });
  await expect(tabla.getByRole('row', { name: 'Total que pagará' })).toContainText('Bs 63.282,71Bs 7.943,00');
  await expect(tabla.getByRole('row', { name: 'Cuotas' })).toContainText('fijas, cada mesfijas, cada mes');
  await expect(page.getByText('La opción B cuesta Bs 12.339,71 menos en intereses, seguro y cargos')).toBeVisible();
  await expect(page).toHaveURL(/monto_b=7000/);
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await expect(tabla.getByRole('row', { name: 'Primera cuota' })).toContainText('Bs 1.757,85Bs 661,92');
  await hydrated(page);
  await page.getByRole('link', { name: 'Dejar de comparar' }).click();
  await expect(tabla).toBeHidden();
  await expect(page).not.toHaveURL(/_b=/);
});

test('compares up to three deposits in words, and splits one into a ladder at the rates of each term', async ({
  page,
}) => {
  test.slow();
  await page.goto(a(DEPOSITOS, { monto: '10000', plazo_dias: '360' }));
  await hydrated(page);
  await page.getByRole('link', { name: 'Comparar con otro plazo' }).click();
  await expect(page).toHaveURL(/plazo_dias_b=390/);
  await expect(page.getByText('La opción B gana Bs 120,83 más que la A y espera 30 días más.')).toBeVisible();
  await page.getByRole('link', { name: 'Comparar con un tercero' }).click();
  const c = page.getByRole('group', { name: 'Opción C' });
  await c.getByRole('textbox', { name: '¿Por cuántos días?' }).fill('720');
  const tabla = page.getByRole('table', { name: 'Comparación de los depósitos' });
  await expect(tabla.getByRole('row', { name: 'Gana, líquido' })).toContainText('Bs 475,00Bs 595,83Bs 1.250,00');
  await expect(page.getByText('La que más rinde por año es la C.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Comparar con/ })).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Dejar de comparar' }).click();
  await expect(tabla).toBeHidden();

  await page.goto(a(DEPOSITOS, { monto: '40000', plazo_dias: '360' }));
  await hydrated(page);
  await page.getByText('¿Y si lo divido para no esperar todo?').click();
  const escalera = page.getByRole('table', { name: 'Depósitos de la escalera' });
  await expect(escalera.locator('tbody tr')).toHaveCount(4);
  await expect(escalera.locator('tbody tr').last()).toContainText('4,75 %Bs 475,00');
  await page.locator('#escalera').getByRole('combobox', { name: 'Divido mi dinero en' }).selectOption('2');
  await expect(escalera.locator('tbody tr')).toHaveCount(2);
  await expect(page).toHaveURL(/partes=2/);
  expect(await barriers(page)).toEqual([]);
});

test('shows what an income can pay, kept out of the URL, and what a prepayment saves', async ({ page }) => {
  test.slow();
  await page.goto(a(CREDITOS, { producto: credito.simple.slug, ...prestamo }));
  await hydrated(page);
  await page.getByText('¿Cuánto puedo pedir?').click();
  const capacidad = page.locator('#capacidad');
  await capacidad.getByRole('textbox', { name: 'Lo que entra a su casa cada mes' }).fill('4500');
  await expect(capacidad).toContainText('Puede pagar hasta Bs 1.800,00 al mes');
  await expect(capacidad).toContainText('39,07 % de su ingreso: cabe, con poco margen');
  await capacidad.getByRole('textbox', { name: 'Lo que ya paga por otros créditos' }).fill('500');
  await expect(capacidad).toContainText(`con ${credito.simple.nombre}, le alcanza para hasta Bs 36.900`);
  await capacidad.getByRole('button', { name: 'Simular ese monto' }).click();
  await expect(texto(page, '¿Cuánto necesita?')).toHaveValue('36.900');
  await expect(page).toHaveURL(/monto=36900/);
  expect(new URL(page.url()).search).not.toContain('4500');

  await texto(page, '¿Cuánto necesita?').fill('50000');
  await page.getByText('¿Y si adelanto un pago?').click();
  const adelanto = page.locator('#adelanto');
  await adelanto.getByRole('textbox', { name: 'Adelanto' }).fill('10000');
  await expect(adelanto).toContainText('Termina 7 meses antes');
  await adelanto.getByRole('combobox', { name: 'Para' }).selectOption('cuota');
  await expect(adelanto).toContainText('Se ahorra Bs 1.751,15');
  await expect(adelanto).toContainText('baja de Bs 1.757,85 a Bs 1.268,22');
  expect(await barriers(page)).toEqual([]);
});

test('the home page shows how much an income can borrow, kept out of the URL', async ({ page }) => {
  await page.goto('/');
  const mini = page.getByRole('region', { name: 'Simulador' });
  await mini.getByText('¿Cuánto puedo pedir?').click();
  await mini.getByRole('combobox', { name: 'Tipo de crédito' }).selectOption(credito.simple.slug);
  await mini.getByRole('textbox', { name: 'Lo que entra a su casa cada mes' }).fill('4500');
  const link = mini.getByRole('link', { name: 'Ver su cuota' });
  const most = mini.getByRole('status').filter({ hasText: /Puede pedir hasta, a \d+ meses/ });
  const monto = (await most.locator('output').innerText()).replace(/\D/g, '');
  await link.click();
  await expect(texto(page, '¿Cuánto necesita?')).toHaveValue(monto.replace(/\B(?=(\d{3})+$)/g, '.'));
  expect(new URL(page.url()).search).not.toContain('4500');
});
