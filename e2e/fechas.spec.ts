import { formatLongDate, formatShortDate, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { barriers } from './support/barriers.js';
import { dayBox } from './support/dayBox.js';
import { button, type Novedad, Novedades, open, panel } from './support/novedades.js';
import { signIn } from './support/signIn.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';
import { watch } from './support/watch.js';

// A clerk whose computer uses English and another time zone.
test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

const dia = (page: Page) => dayBox(page, /^Fecha$/);
const momento = (page: Page) => dayBox(page, /^Fecha del evento$/);

let novedades: Novedades;
let evento: Novedad;
test.beforeAll(async ({ browser, baseURL }) => {
  novedades = await Novedades.open(browser, baseURL);
});
test.beforeEach(async ({ page }) => {
  evento = await novedades.create({
    titulo: unique('Feria del ahorro'),
    categoria: 'eventos',
    fechaPublicacion: '2031-06-15',
    eventoFecha: '2031-06-16T00:15:00.000Z',
    eventoLugar: 'Plaza Murillo, La Paz',
  });
  await signIn(page, 'administrador');
});

test('with a browser in English, dates and times use the Bolivian format, by keyboard only', async ({ page }) => {
  const fallas = watch(page);
  await open(page, evento);
  await expect(dia(page)).toHaveValue('15/06/2031');
  await expect(dia(page)).toHaveAccessibleDescription(
    /^domingo, 15 de junio de 2031, no es día hábil \(fin de semana\)/,
  );
  await expect(momento(page)).toHaveValue('15/06/2031 20:15');
  await expect(momento(page)).toHaveAccessibleDescription(/^domingo, 15 de junio de 2031, 20:15/);

  await test.step('a date typed with a few keys', async () => {
    await dia(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('16-6-31');
    await expect(dia(page)).toHaveAccessibleDescription(/^lunes, 16 de junio de 2031/);
    await page.keyboard.press('Tab');
    await expect(dia(page)).toHaveValue('16/06/2031');
    await expect(button(page, 'Calendario de «Fecha»')).toBeFocused();
  });

  await test.step('a date chosen in the calendar', async () => {
    await page.keyboard.press('Enter');
    const calendario = page.getByRole('dialog', { name: 'Calendario de «Fecha»' });
    await expect(calendario.getByRole('gridcell', { name: 'lunes, 16 de junio de 2031' })).toBeFocused();
    await expect(calendario).toContainText('junio 2031');
    await expect(
      calendario.getByRole('gridcell', { name: /^sábado, 14 .* no es día hábil \(fin de semana\)$/ }),
    ).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(calendario).toBeHidden();
    await expect(dia(page)).toHaveValue('24/06/2031');
    await expect(button(page, 'Calendario de «Fecha»')).toBeFocused();
  });

  await test.step('a moment keeps its time when a date is chosen', async () => {
    await momento(page).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('gridcell', { name: /^domingo, 15 de junio de 2031/ })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(momento(page)).toHaveValue('08/06/2031 20:15');
    await expect(momento(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('mañana 8:30');
    await page.keyboard.press('Tab');
    await expect(momento(page)).toHaveValue(`${formatShortDate(addDays(todayInLaPaz(), 1))} 08:30`);
  });

  expect(await barriers(page)).toEqual([]);
  await button(page, 'Guardar borrador').click();
  await expect(page.getByText('Cambios guardados', { exact: true }).first()).toBeVisible();
  expect(await novedades.read(evento.id)).toMatchObject({
    fechaPublicacion: '2031-06-24',
    eventoFecha: `${addDays(todayInLaPaz(), 1)}T12:30:00.000Z`,
  });
  expect(fallas).toEqual([]);
});

test('an invalid date shows its rule and is not saved; the corrected one is', async ({ page }) => {
  await open(page, evento);
  await dia(page).fill('31/11/2026');
  await momento(page).fill('15/12/2031');
  await button(page, 'Guardar borrador').click();
  await expect(dia(page)).toHaveAccessibleDescription(/^No hay día 31: noviembre de 2026 tiene 30 días/);
  await expect(dia(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(dia(page)).toHaveValue('31/11/2026');
  await expect(momento(page)).toHaveAccessibleDescription(/^Falta la hora/);
  expect(await barriers(page)).toEqual([]);
  expect(await novedades.read(evento.id)).toMatchObject({ fechaPublicacion: '2031-06-15' });

  await dia(page).fill('+5');
  await expect(dia(page)).toHaveAccessibleDescription(new RegExp(`^${formatLongDate(addDays(todayInLaPaz(), 5))}`));
  await momento(page).fill('15/12/2031 18');
  await button(page, 'Guardar borrador').click();
  await expect(page.getByText('Cambios guardados', { exact: true }).first()).toBeVisible();
  expect(await novedades.read(evento.id)).toMatchObject({
    fechaPublicacion: addDays(todayInLaPaz(), 5),
    eventoFecha: '2031-12-15T22:00:00.000Z',
  });
});

test('filters a list by typed dates, and not by invalid ones', async ({ page }) => {
  await page.goto(panel);
  await button(page, 'Fecha').click();
  await page.getByRole('menuitem', { name: 'Entre…' }).click();
  const entre = page.getByRole('dialog', { name: 'Fecha: entre' });
  const desde = dayBox(entre, 'Desde');
  await desde.fill('6/12');
  await desde.blur();
  await expect(desde).toHaveAccessibleDescription(/^Falta el año/);
  await expect(entre.getByRole('button', { name: 'Filtrar' })).toBeDisabled();
  await desde.fill('6/12/26');
  await entre.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page.getByRole('button', { name: 'Fecha, desde: 06/12/2026' })).toBeVisible();
});
