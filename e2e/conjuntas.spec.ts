import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { choose } from './support/choose.js';
import { chooseFromMore } from './support/chooseFromMore.js';
import { ok } from './support/ok.js';
import { change } from './support/publication.js';
import { signIn } from './support/signIn.js';
import { publishCaja } from './support/simulables.js';
import { expect, test } from './support/test.js';
import { unique } from './support/unique.js';

const CAJAS = 'productos/caja-ahorro';
const MOTIVO = 'Lo resolvió el comité de tasas.';

test('comercial publishes two changes together, which administrador approves at once', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const api = await apiOf(String(baseURL), 'administrador');
  const writer = await apiOf(String(baseURL), 'comercial');
  const cajas = [await publishCaja(api), await publishCaja(api)] as const;
  const titles = [unique('Ahorro que sube'), unique('Ahorro que baja')] as const;
  for (const [at, caja] of cajas.entries()) await change(writer, CAJAS, caja, { nombre: titles[at] });
  const read = async (slug: string) =>
    (await ok(api.GET(`/api/publico/${CAJAS}/{slug}`, { params: { path: { slug } } }))).nombre;
  const titulo = unique('Tasas de diciembre');
  let release = '';

  await test.step('from the row’s own menu, she begins a release', async () => {
    await signIn(page, 'comercial', `/administrador/${CAJAS}/${cajas[0].id}`);
    await chooseFromMore(page, 'Añadir a una publicación conjunta');
    const dialog = page.getByRole('dialog', { name: 'Añadir a una publicación conjunta' });
    await expect(dialog.getByRole('combobox', { name: 'Publicación conjunta' })).toBeVisible();
    if (!(await dialog.getByRole('textbox', { name: 'Título' }).isVisible()))
      await choose(page, 'Publicación conjunta', 'Una nueva');
    await dialog.getByRole('textbox', { name: 'Título' }).fill(titulo);
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Añadir' }).click();
    await page.getByRole('link', { name: 'Abrir' }).click();
    await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue(titulo);
    release = page.url();
  });

  await test.step('adds the other there, and what it lacks is named by row and field', async () => {
    await choose(page, 'Sección', 'Cajas de ahorro');
    await page.getByRole('combobox', { name: 'Añadir un registro' }).fill(titles[1]);
    await page.getByRole('option', { name: titles[1] }).click();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('button', { name: 'Revisar y publicar (2)' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Desea enviarla a aprobación?' });
    await expect(dialog.getByRole('region', { name: 'Lo que cambia' })).toHaveCount(2);
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Enviar a aprobación' }).click();
    const refused = page.getByRole('dialog', { name: 'Todavía no puede salir' });
    for (const title of titles)
      await expect(refused.getByRole('listitem').filter({ hasText: title })).toContainText('Motivo de la corrección');
    await refused.getByRole('button', { name: 'Cerrar' }).click();
  });

  await test.step('with the reasons written, it waits for another person, and its rows with it', async () => {
    for (const title of titles)
      await page
        .getByRole('listitem')
        .filter({ hasText: title })
        .getByRole('textbox', { name: 'Motivo de la corrección' })
        .fill(MOTIVO);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('button', { name: 'Revisar y publicar (2)' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar a aprobación' }).click();
    await expect(page.getByText('Espera aprobación')).toBeVisible();
    await page.goto(`/administrador/${CAJAS}/${cajas[0].id}`);
    await expect(page.getByText(`Sale junto con «${titulo}»`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enviar a aprobación' })).toBeDisabled();
    expect(await read(cajas[0].slug)).not.toBe(titles[0]);
  });

  await test.step('administrador reads every change on one screen and approves all of it', async () => {
    const other = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
    await signIn(other, 'administrador', '/administrador/por-aprobar');
    const card = other.getByRole('listitem').filter({ hasText: titulo });
    await expect(card).toContainText('Publicación conjunta · 2 registros');
    await card.getByRole('button', { name: 'Revisar' }).click();
    const dialog = other.getByRole('dialog', { name: `Por aprobar: ${titulo}` });
    await expect(dialog.getByRole('region', { name: 'Lo que cambia' })).toHaveCount(2);
    for (const title of titles) await expect(dialog).toContainText(title);
    expect(await barriers(other)).toEqual([]);
    await dialog.getByRole('button', { name: 'Aprobar y publicar' }).click();
    await expect(other.getByText('Aprobada: los visitantes ya leen todo.')).toBeVisible();
    for (const [at, { slug }] of cajas.entries()) expect(await read(slug)).toBe(titles[at]);
  });

  await test.step('what came out is no longer edited, and its history opens beside it', async () => {
    await page.goto(release);
    await expect(page.getByText('Salió junto: 2 registros')).toBeVisible();
    await page.getByRole('button', { name: 'Historial', exact: true }).click();
    await expect(page.getByRole('article').first()).toContainText(/^Aprobar.*Elena Quispe Mamani/);
    expect(await barriers(page)).toEqual([]);
  });
});
