import { readFileSync } from 'node:fs';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { create, dayFromToday } from './support/publication.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { unique } from './support/unique.js';
import { watch } from './support/watch.js';

test('upcoming events appear on the dashboard and in the calendar, which can be downloaded', async ({
  page,
  baseURL,
}) => {
  const fallas = watch(page);
  const api = await apiOf(String(baseURL), 'administrador');
  const titulo = unique('Aviso del calendario');
  const dia = dayFromToday(1);
  const { id } = await create(api, 'comunicados', {
    titulo,
    contenido: `<p>${titulo}</p>`,
    tipo: 'horarios',
    fechaComunicado: dia,
    vigenteDesde: dia,
  });

  await test.step('the dashboard lists the next seven days and links to the month', async () => {
    await signIn(page, 'administrador');
    const semana = page.getByRole('region', { name: 'Próximos siete días' });
    await expect(semana.getByRole('listitem').first()).toBeVisible();
    await semana.getByRole('link', { name: /^Ver el calendario/ }).click();
    await expect(page.getByRole('table', { name: / de 20\d\d$/ })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

  const mes = dia.slice(0, 7);
  await page.goto(`/administrador/calendario?mes=${mes}`);
  const casilla = page
    .getByRole('cell')
    .filter({ has: page.getByRole('img', { name: new RegExp(`, ${Number(dia.slice(8))} de `) }) });

  await test.step('each kind of event can be hidden and shown', async () => {
    const mas = casilla.getByRole('button', { name: /más$/ });
    await expect(casilla.getByRole('link').first()).toBeVisible();
    if (await mas.isVisible()) await mas.click();
    const enlace = casilla.getByRole('link', { name: new RegExp(`${titulo}.*\\(borrador\\)`) });
    await expect(enlace).toBeVisible();
    const publicaciones = page.getByRole('button', { name: 'Publicaciones' });
    await publicaciones.click();
    await expect(enlace).toBeHidden();
    await publicaciones.click();
    await expect(enlace).toBeVisible();
  });

  await test.step('downloads an iCalendar file', async () => {
    const [descarga] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar (.ics)' }).click(),
    ]);
    expect(descarga.suggestedFilename()).toMatch(/^calendario-.*\.ics$/);
    expect(readFileSync(await descarga.path(), 'utf8')).toContain('BEGIN:VCALENDAR');
  });

  await test.step('moves a start date by keyboard or by dragging, after showing the consequences', async () => {
    const enlace = page.getByRole('link', { name: new RegExp(`${titulo}.*\\(borrador\\)`) });
    const dias = page.getByRole('cell').filter({ has: page.getByRole('img') });
    const mover = page.getByRole('dialog', { name: `Mover «${titulo}»` });
    await page.getByRole('button', { name: `Mover a…: ${titulo}` }).press('Enter');
    await expect(mover.getByRole('button', { name: 'Mover' })).toBeDisabled();
    // Not its own day, the last one, or today, where other journeys publish.
    const suDia = Number(dia.slice(8));
    const hoy = mes === dayFromToday(0).slice(0, 7) ? Number(dayFromToday(0).slice(8)) : 0;
    const otro =
      suDia + 1 < (await dias.count()) ? suDia + 1 : [20, 21, 22].find((uno) => uno !== hoy && uno !== suDia);
    if (!otro) throw new Error('Ningún otro día');
    await mover.getByRole('textbox', { name: 'Comienza ahora el' }).fill(`${otro}/${mes.slice(5)}/${mes.slice(0, 4)}`);
    await expect(mover.getByText(/Es un borrador: cuando se publique, los visitantes lo verán/)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await mover.getByRole('textbox', { name: 'Comienza ahora el' }).press('Enter');
    await expect(dias.nth(otro - 1)).toContainText(titulo);
    // Another week on the same screen, not below the notification: scrolling on the way would drag another event.
    const anterior = dias.nth(otro > 8 ? otro - 8 : otro + 6);
    await page.getByRole('listitem').filter({ has: enlace }).dragTo(anterior);
    await expect(mover).toBeVisible();
    await mover.getByRole('button', { name: 'Mover' }).click();
    await expect(anterior).toContainText(titulo);
    await expect(dias.nth(otro - 1)).not.toContainText(titulo);
  });

  await test.step('an event links to its row', async () => {
    await page.getByRole('link', { name: new RegExp(`${titulo}.*\\(borrador\\)`) }).click();
    await expect(page).toHaveURL(new RegExp(`/comunicados/${id}$`));
  });
  expect(fallas).toEqual([]);
});

test('on a phone the month is a list of days from today', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, 'finanzas', '/administrador/calendario');
  await expect(page.getByRole('button', { name: 'Descargar (.ics)' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Ver [a-z]+ de \d{4}$/ })
    .last()
    .click();
  await expect(page.getByRole('button', { name: 'Hoy' })).toBeEnabled();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await barriers(page)).toEqual([]);
});
