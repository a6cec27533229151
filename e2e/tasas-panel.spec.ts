import { todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { formatShortDate } from '@coop/domain/format';
import { Actions } from './support/actions.js';
import { barriers } from './support/barriers.js';
import { choose } from './support/choose.js';
import { paste } from './support/paste.js';
import { letWritersPublish } from './support/publication.js';
import { signIn } from './support/signIn.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

const hoy = formatShortDate(todayInLaPaz());

const celda = (page: Page, columna: string, fila: number) =>
  page.getByRole('textbox', { name: `${columna}, fila ${fila}`, exact: true });
const lista = (page: Page, columna: string, fila: number) =>
  page.getByRole('combobox', { name: `${columna}, fila ${fila}`, exact: true });
const anadir = (page: Page) => page.getByRole('button', { name: 'Añadir una fila' }).click();
const simulador = (page: Page) => page.getByRole('region', { name: 'Vista previa del simulador' });
const guardar = (page: Page) => page.getByRole('button', { name: 'Guardar borrador' }).click();

test.beforeAll(({ baseURL }) => letWritersPublish(String(baseURL), 'productos/caja-ahorro'));

test('comercial pastes the rates of an account, corrects an invalid cell, simulates and publishes', async ({
  page,
  browser,
}) => {
  test.slow();
  const nombre = unique('Ahorro pegado');

  await test.step('pastes from the spreadsheet and sees the invalid cell', async () => {
    await signIn(page, 'comercial', '/administrador/productos/caja-ahorro/create');
    await page.getByRole('textbox', { name: 'Nombre' }).fill(nombre);
    await choose(page, /^Dirigido a/, 'Público en general');
    await choose(page, /^Capitalización/, 'Mensual');
    await page.getByRole('textbox', { name: 'Apertura en bolivianos' }).fill('20');
    await page.getByRole('textbox', { name: 'Requisitos' }).fill('Cédula de identidad');
    await page.getByRole('spinbutton', { name: 'Orden' }).fill('900');
    await expect(simulador(page).getByRole('button', { name: 'Tasas' })).toBeVisible();
    await anadir(page);
    await expect(lista(page, 'Moneda', 1)).toBeFocused();
    await paste(
      page,
      `Bs\t0,00\t999,99\t2,50 %\t${hoy}\nBolivianos\t1.000,00\t\t3,65\t${hoy}\n$us\t0\t1,234\t0,5\t${hoy}\n`,
    );
    await expect(page.getByText('Se pegaron 3 filas. Hay 1 celda que no se entiende')).toBeVisible();
    await expect(celda(page, 'Saldo desde', 2)).toHaveValue('1.000,00');
    await expect(celda(page, 'Tasa anual', 2)).toHaveValue('3,65');
    await expect(celda(page, 'Vigente desde', 2)).toHaveValue(hoy);
    await expect(lista(page, 'Moneda', 3)).toHaveValue('USD');
    const mala = celda(page, 'Saldo hasta', 3);
    await expect(mala).toHaveValue('1,234');
    await expect(mala).toHaveAttribute('aria-invalid', 'true');
    await expect(mala).toHaveAccessibleDescription('Admite hasta 2 decimales');
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('corrects it, and an overlap is reported on save', async () => {
    await celda(page, 'Saldo hasta', 3).fill('1.234,00');
    await celda(page, 'Saldo hasta', 1).fill('1.000,00');
    await guardar(page);
    await expect(page.getByText('Los rangos se superponen: fila 1 y fila 2').first()).toBeVisible();
    await celda(page, 'Saldo hasta', 1).fill('999,99');
  });

  await test.step("simulates with the form's values and saves", async () => {
    await simulador(page).getByRole('textbox', { name: 'Saldo' }).fill('10000');
    await expect(simulador(page).getByLabel('Resultado')).toContainText('3,65');
    await simulador(page).getByRole('textbox', { name: 'Saldo' }).fill('500');
    await expect(simulador(page).getByLabel('Resultado')).toContainText('2,50');
    await guardar(page);
    await expect(page).toHaveURL(/caja-ahorro\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('button', { name: 'Historial', exact: true })).toBeVisible();
  });

  await test.step('changes a rate, and the history names the cell', async () => {
    await celda(page, 'Tasa anual', 2).fill('3,75');
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Publicar/ })
      .click();
    await expect(page.getByText(/^(Publicado|Aprobado): /).first()).toBeVisible();
    await page.getByRole('button', { name: 'Historial', exact: true }).click();
    const cambio = page.getByRole('region', { name: 'Cambios en Tasas' }).getByRole('row', { name: /2\. Cambió/ });
    await expect(cambio.getByRole('deletion')).toHaveText(/3,65/);
    await expect(cambio.getByRole('insertion')).toHaveText(/3,75/);
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('a visitor sees it', async () => {
    const visitante = await (await browser.newContext()).newPage();
    await visitante.goto('/productos/caja-ahorro');
    await expect(visitante.getByRole('heading', { name: nombre })).toBeVisible();
    await expect(visitante.getByText(/3,75\s%/).first()).toBeVisible();
  });
});

test('a table by term and currency is pasted, undone and edited by keyboard', async ({ page }) => {
  test.slow();
  await signIn(page, 'comercial', '/administrador/productos/depositos-plazo-fijo/create');
  await page.getByRole('textbox', { name: 'Título' }).fill(unique('Tasas en preparación'));

  await test.step('the preview lists the rows of the table', async () => {
    await page.getByRole('button', { name: 'Pegar tabla por plazo y moneda' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Pegar tabla por plazo y moneda' });
    await dialogo.getByRole('textbox', { name: 'Tabla' }).fill('Plazo;Bs;USD\n30;1,50;0,50\n360;cuatro;1,00');
    await expect(dialogo.getByText('Línea 3, Bs: Escriba un número como 16,50')).toBeVisible();
    await expect(dialogo.getByRole('button', { name: /^Añadir/ })).toBeDisabled();
    await dialogo.getByRole('textbox', { name: 'Tabla' }).fill('Plazo;Bs;USD\n30;1,50;0,50\n360;4,75;1,00');
    await elegirEn(page, /^Persona/, 'Natural y jurídica');
    await dialogo.getByRole('textbox', { name: 'Monto desde' }).fill('500');
    await expect(dialogo.getByRole('row', { name: /30 a 359/ })).toContainText('1,50');
    expect(await barriers(page)).toEqual([]);
    await dialogo.getByRole('button', { name: 'Añadir 4 filas' }).click();
    await expect(page.getByText('Se pegaron 4 filas.')).toBeVisible();
    await expect(celda(page, 'Plazo hasta (días)', 1)).toHaveValue('359');
  });

  await test.step('the simulator uses the table', async () => {
    await simulador(page).getByRole('textbox', { name: 'Plazo' }).fill('360');
    await simulador(page).getByRole('textbox', { name: 'Monto' }).fill('10000');
    await expect(simulador(page).getByLabel('Resultado')).toContainText('10.475,00');
    const sabado = Array.from({ length: 7 }, (_, at) => addDays(todayInLaPaz(), 360 + at)).find(
      (dia) => new Date(`${dia}T00:00:00Z`).getUTCDay() === 6,
    ) as string;
    const dias = (Date.parse(sabado) - Date.parse(todayInLaPaz())) / 86_400_000;
    await simulador(page).getByRole('textbox', { name: 'Plazo' }).fill(String(dias));
    await expect(simulador(page).getByLabel('Resultado')).toContainText(/Vencimiento\d\d\//);
    await expect(simulador(page).getByLabel('Resultado')).not.toContainText(formatShortDate(sabado));
    await simulador(page).getByRole('textbox', { name: 'Plazo' }).fill('20');
    await expect(simulador(page).getByText('Escriba un número entero de 30 a 3.650 días')).toBeVisible();
  });

  await test.step('an amount shows its currency', async () => {
    for (const [moneda, signo] of [
      ['bolivianos', 'Bs'],
      ['dólares', 'USD'],
    ] as const) {
      const monto = page.getByRole('textbox', { name: `Monto mínimo en ${moneda}` });
      await expect(page.locator('.MuiInputBase-root', { has: monto })).toHaveText(new RegExp(`^${signo}`));
    }
  });

  await test.step('a paste is undone as a whole', async () => {
    await celda(page, 'Tasa anual', 1).click();
    await paste(page, '9\n9\n9\n9\n9\n');
    await expect(celda(page, 'Tasa anual', 5)).toHaveValue('9,00');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(celda(page, 'Tasa anual', 1)).toHaveValue('1,50');
    await expect(celda(page, 'Tasa anual', 5)).toBeHidden();
  });

  await test.step('Enter and arrow keys move between rows, and add one after the last', async () => {
    await celda(page, 'Tasa anual', 3).click();
    await page.keyboard.press('ArrowDown');
    await expect(celda(page, 'Tasa anual', 4)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(celda(page, 'Tasa anual', 5)).toBeFocused();
    await page.keyboard.type('2,5');
    await page.keyboard.press('ArrowUp');
    await expect(celda(page, 'Tasa anual', 4)).toBeFocused();
    await expect(celda(page, 'Tasa anual', 5)).toHaveValue('2,50');
    await page.getByRole('button', { name: 'Acciones de la fila 5' }).click();
    await page.getByRole('menuitem', { name: 'Quitar' }).click();
    await expect(celda(page, 'Tasa anual', 5)).toBeHidden();
    await guardar(page);
    await expect(page).toHaveURL(/depositos-plazo-fijo\/[0-9a-f-]{36}$/);
  });
});

test('créditos sees the cost of a product while editing; on a phone each row is a card', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, 'creditos', '/administrador/productos/simulador-creditos/create');
  await choose(page, /^Tipo de tasa/, 'Fija');
  await page.getByRole('textbox', { name: /^Tasa anual/ }).fill('16');
  await expect(simulador(page).getByRole('button', { name: 'Plazo mínimo (meses)' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Bolivianos' }).check();
  await page.getByRole('textbox', { name: 'Monto mínimo en bolivianos' }).fill('1000');
  await page.getByRole('textbox', { name: 'Monto máximo en bolivianos' }).fill('90000');
  await page.getByRole('spinbutton', { name: 'Plazo mínimo (meses)' }).fill('6');
  await page.getByRole('spinbutton', { name: 'Plazo máximo (meses)' }).fill('60');
  await expect(simulador(page).getByLabel('Resultado')).toContainText('1.757,85');
  await page.getByRole('button', { name: 'Añadir una fila' }).click();
  await paste(page, 'Formulario\tMonto único\t150\nSeguro\tMonto en cada cuota\tdiez');
  await expect(celda(page, 'Valor', 2)).toHaveAttribute('aria-invalid', 'true');
  await celda(page, 'Valor', 2).fill('10');
  await expect(simulador(page).getByLabel('Resultado')).toContainText('1.767,85');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Tasa máxima regulada' }).fill('11,5');
  await expect(simulador(page).getByText(/La tasa supera la máxima regulada \(11,50\s%\)/)).toBeVisible();
});

/** The same as `elegir`, inside the open dialog. */
async function elegirEn(page: Page, nombre: RegExp, opcion: string) {
  await page.getByRole('dialog').getByRole('combobox', { name: nombre }).click();
  await page.getByRole('option', { name: opcion, exact: true }).click();
}

test('changes a rate and previews it on its page before saving, in 3 actions', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'comercial', '/administrador/productos/caja-ahorro');
  const acciones = new Actions();
  await acciones.do('abrir la cuenta', () => page.getByRole('link', { name: 'Ahorro Clásico' }).click());
  await acciones.do('escribir la tasa', () => celda(page, 'Tasa anual', 1).fill('2,35'));
  await acciones.do('ver la página al lado', () => page.getByRole('button', { name: 'Página al lado' }).click());
  const pagina = page.locator('iframe[aria-hidden=false]').contentFrame();
  await expect(pagina.getByText(/2,35\s%/).first()).toBeVisible();
  expect(acciones.names.length).toBeLessThanOrEqual(3);
});
