import { barriers } from './support/barriers.js';
import { chooseFromMore } from './support/chooseFromMore.js';
import { codeOf, consent, dropDown, send, textBox } from './support/form.js';
import { hydrated } from './support/hydrated.js';
import { pause } from './support/pause.js';
import { signIn } from './support/signIn.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';
import { smallPhone, Visitor } from './support/visitor.js';

test.use({ viewport: smallPhone });

const AGENCIA = 'Agencia El Alto – Villa Adela';
const hora = (page: Page) => page.getByRole('combobox', { name: /^Hora del / });

/** Chooses the agency, its last day and its last hour, and writes who comes. Returns that hour. */
async function elegir(v: Visitor, nombre: string): Promise<string> {
  const { page } = v;
  await v.press(page.getByRole('link', { name: AGENCIA }));
  await v.press(page.getByRole('navigation', { name: 'Día del turno' }).getByRole('link').last());
  await expect(hora(page)).toBeVisible();
  const elegida = (await hora(page).getByRole('option').last().innerText()).trim();
  await v.choose(hora(page), elegida);
  await v.choose(dropDown(page, '¿Para qué viene?'), 'Créditos');
  await v.write(textBox(page, 'Nombre completo'), nombre);
  await v.check(consent(page));
  return elegida;
}

async function abrir(page: Page): Promise<Visitor> {
  await page.goto('/contactanos/turnos');
  return new Visitor(page);
}

test('a visitor books an appointment that nobody else can take, and comercial handles it from the list', async ({
  page,
  browser,
}) => {
  const nombre = unique('Rosa Mamani').replace(/[^\p{L} ]/gu, '');
  const v = await new Visitor(page).arrive();
  const pie = page.getByRole('contentinfo');
  await v.press(pie.locator('summary', { hasText: 'Contáctanos' }));
  await v.press(pie.getByRole('link', { name: 'Turnos' }));
  const elegida = await elegir(v, nombre);
  await hydrated(page);
  expect(await barriers(page)).toEqual([]);
  await pause(page);
  await send(page).click();
  await expect(textBox(page, 'Celular')).toHaveAttribute('aria-invalid', 'true');
  await v.write(textBox(page, 'Celular'), '71234567');
  await v.press(send(page));
  const codigo = await codeOf(page, /^TUR-\d{4}-\d{6}$/);
  v.did('book a turn');
  await expect(page.getByRole('main')).toContainText(new RegExp(`${elegida}\\.[^]*, a ${AGENCIA}`));
  await expect(page.getByRole('button', { name: 'Agregar a mi calendario' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Día del turno' })).toBeHidden();
  expect(await barriers(page)).toEqual([]);

  await page.goto('/contactanos/turnos');
  await page.getByRole('link', { name: AGENCIA }).click();
  await page.getByRole('navigation', { name: 'Día del turno' }).getByRole('link').last().click();
  await expect(hora(page).getByRole('option', { name: elegida, exact: true })).toHaveCount(0);

  const mesa = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(mesa, 'comercial', '/administrador/contactanos/consultas');
  await chooseFromMore(mesa, 'Turnos de hoy');
  await expect(mesa).toHaveURL(/sitio\/turnos\?filter=/);
  await mesa.goto('/administrador/sitio/turnos');
  await mesa.getByRole('cell', { name: nombre }).click();
  await expect(mesa.getByRole('heading', { name: codigo })).toBeVisible();
  await mesa.getByRole('button', { name: 'Marcar que no vino' }).click();
  await mesa.locator('#orden-del-caso').getByRole('button', { name: 'Marcar que no vino' }).click();
  await expect(mesa.getByText('No vino', { exact: true }).first()).toBeVisible();
  await mesa.close();
});

test('a visitor cancels an appointment by its private link, and its hour is free again', async ({ page }) => {
  const elegida = await elegir(await abrir(page), unique('Ana Quispe').replace(/[^\p{L} ]/gu, ''));
  await hydrated(page);
  await textBox(page, 'Celular').fill('71234568');
  await pause(page);
  await send(page).click();
  const codigo = await codeOf(page, /^TUR-\d{4}-\d{6}$/);
  const enlace = await page.getByRole('main').locator('a[href*="#TUR-"]').getAttribute('href');
  await page.goto(enlace ?? '');
  await expect(page.getByText(`Turno N° ${codigo}`)).toBeVisible();
  await expect(page.getByText(new RegExp(`${elegida}\\. ${AGENCIA}`))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Cancelar el turno' }).click();
  await expect(page.getByRole('heading', { name: 'Cancelado' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancelar el turno' })).toHaveCount(0);

  await page.goto('/contactanos/turnos');
  await page.getByRole('link', { name: AGENCIA }).click();
  await page.getByRole('navigation', { name: 'Día del turno' }).getByRole('link').last().click();
  await expect(hora(page).getByRole('option', { name: elegida, exact: true })).toHaveCount(1);
});

test('booking works without JavaScript and keeps the input when something is missing', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const elegida = await elegir(await abrir(page), 'Juana Quispe');
  await pause(page);
  await send(page).click();
  await expect(textBox(page, 'Celular')).toHaveAttribute('aria-invalid', 'true');
  await expect(textBox(page, 'Nombre completo')).toHaveValue('Juana Quispe');
  await expect(hora(page).locator('option:checked')).toHaveText(elegida);
  await textBox(page, 'Celular').fill('71234567');
  await pause(page);
  await send(page).click();
  await codeOf(page, /^TUR-\d{4}-\d{6}$/);
  await page.close();
});
