import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { statusOf } from './support/ok.js';
import { create, dayFromToday } from './support/publication.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { unique } from './support/unique.js';
import { watch } from './support/watch.js';

test('a person responsible sees a due obligation and marks it as fulfilled with a note', async ({
  page,
  browser,
  baseURL,
}) => {
  const fallas = watch(page);
  const api = await apiOf(String(baseURL), 'administrador');
  const nombre = unique('Obligación del recorrido');
  const fecha = dayFromToday(2);
  const { id } = await create(api, 'sitio/obligaciones', {
    nombre,
    periodicidad: 'unica',
    fecha,
    avisoDias: 5,
    responsable: 'rrhh',
    seCumple: 'a_mano',
  });

  await test.step('sees it on the dashboard and opens the calendar', async () => {
    await signIn(page, 'rrhh');
    const hoy = page.getByRole('region', { name: 'Hoy', exact: true });
    await expect(hoy.getByRole('listitem').first()).toContainText('Venció hace');
    expect(await barriers(page)).toEqual([]);
    await hoy.getByRole('link', { name: new RegExp(`^Vence en 2 días.*${nombre}`) }).click();
    await expect(page.getByRole('region', { name: 'Por vencer' })).toContainText(nombre);
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('marks it as fulfilled, only with a note', async () => {
    const suya = page.getByRole('listitem').filter({ hasText: nombre });
    await suya.getByRole('button', { name: 'Marcar cumplida' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Marcar cumplida' });
    await dialogo.getByRole('button', { name: 'Marcar cumplida' }).click();
    await expect(dialogo.getByText('Este campo es obligatorio')).toBeVisible();
    await dialogo.getByRole('textbox', { name: 'Nota' }).fill('Trámite 145 de la ventanilla.');
    expect(await barriers(page)).toEqual([]);
    await dialogo.getByRole('button', { name: 'Marcar cumplida' }).click();
    await expect(page.getByRole('region', { name: 'Cumplidas' })).toContainText('Trámite 145 de la ventanilla.');
  });

  await test.step('administrador reads it; créditos, who is not responsible, does not', async () => {
    const calendario = async (rol: 'administrador' | 'creditos') => {
      const otra = await (await browser.newContext({ baseURL })).newPage();
      await signIn(otra, rol, '/administrador/obligaciones');
      return otra;
    };
    const jefe = await calendario('administrador');
    await expect(jefe.getByRole('region', { name: 'Cumplidas' })).toContainText(nombre);
    const otro = await calendario('creditos');
    await expect(otro.getByText('Nada por cumplir')).toBeVisible();
    const creditos = await apiOf(String(baseURL), 'creditos');
    const body = { periodo: fecha, fecha: dayFromToday(0), nota: 'No me toca' };
    const cumplir = creditos.POST('/api/obligaciones/{id}/cumplir', { params: { path: { id } }, body });
    expect(await statusOf(cumplir)).toBe(403);
  });
  expect(fallas).toEqual([]);
});
