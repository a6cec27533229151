import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { holdBack } from './support/holdBack.js';
import { ok, statusOf } from './support/ok.js';
import { change } from './support/publication.js';
import { signIn } from './support/signIn.js';
import { publishCredito } from './support/simulables.js';
import { expect, test } from './support/test.js';
import { unique } from './support/unique.js';

const CREDITOS = 'productos/simulador-creditos';

test('a rate changed by créditos is reviewed and published by another person', async ({ page, browser, baseURL }) => {
  test.slow();
  const api = await apiOf(String(baseURL), 'administrador');
  const nombre = unique('Crédito por aprobar');
  const credito = await publishCredito(api, { nombre, tasaAnual: '16' });
  const otra = await (await browser.newContext({ baseURL })).newPage();
  const leer = () => api.GET(`/api/publico/${CREDITOS}/{slug}`, { params: { path: { slug: credito.slug } } });
  const publica = async () => (await ok(leer())).tasaAnual;

  await test.step('créditos changes the rate and requests approval with a reason and a note', async () => {
    await signIn(page, 'creditos', `/administrador/${CREDITOS}/${credito.id}`);
    await page.getByRole('textbox', { name: 'Tasa anual', exact: true }).fill('15,5');
    await expect(page.getByRole('button', { name: /^Publicar/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Enviar a aprobación' }).click();
    const pregunta = page.getByRole('dialog', { name: '¿Desea enviarlo a aprobación?' });
    await expect(pregunta.getByRole('region', { name: 'Lo que cambia' })).toContainText('15,5');
    await pregunta.getByRole('textbox', { name: 'Motivo de la corrección' }).fill('Lo resolvió el comité de tasas.');
    await pregunta.getByRole('textbox', { name: 'Nota para quien aprueba' }).fill('Acta 12 del comité.');
    expect(await barriers(page)).toEqual([]);
    await pregunta.getByRole('button', { name: 'Enviar a aprobación' }).click();
    await expect(page.getByText('Espera la aprobación de otra persona')).toBeVisible();
    expect(await publica()).toBe('16.0000');
  });

  await test.step('administrador finds the request in the header and returns it with a note', async () => {
    await signIn(otra, 'administrador');
    await otra.getByRole('link', { name: /^Por aprobar: \d+$/ }).click();
    const pedido = otra.getByRole('listitem').filter({ hasText: nombre });
    await expect(pedido).toContainText('Acta 12 del comité.');
    expect(await barriers(otra)).toEqual([]);
    await pedido.getByRole('button', { name: 'Revisar' }).click();
    const dialogo = otra.getByRole('dialog', { name: `Por aprobar: ${nombre}` });
    const cambia = dialogo.getByRole('region', { name: 'Lo que cambia' });
    await expect(cambia).toContainText('16');
    await expect(cambia).toContainText('15,5');
    await dialogo.getByRole('button', { name: 'Devolver con nota' }).click();
    await dialogo.getByRole('textbox', { name: 'Qué hay que corregir' }).fill('El acta dice 15,25.');
    expect(await barriers(otra)).toEqual([]);
    await dialogo.getByRole('button', { name: 'Devolver', exact: true }).click();
    await expect(otra.getByText('Devuelto con su nota.')).toBeVisible();
  });

  await test.step('créditos reads the note, corrects the rate and requests approval again', async () => {
    await page.goto('/administrador');
    await expect(page.getByText(/le devolvió .*El acta dice 15,25\./)).toBeVisible();
    await page.goto(`/administrador/${CREDITOS}/${credito.id}`);
    await expect(page.getByText('Volvió con una nota')).toBeVisible();
    await page.getByRole('textbox', { name: 'Tasa anual', exact: true }).fill('15,25');
    await page.getByRole('button', { name: 'Enviar a aprobación' }).click();
    const pregunta = page.getByRole('dialog', { name: '¿Desea enviarlo a aprobación?' });
    await pregunta.getByRole('textbox', { name: 'Motivo de la corrección' }).fill('Lo resolvió el comité de tasas.');
    await pregunta.getByRole('button', { name: 'Enviar a aprobación' }).click();
    await expect(page.getByText('Espera la aprobación de otra persona')).toBeVisible();
  });

  await test.step('the queue opens with Ctrl+K; the approval publishes the rate and the history names both people', async () => {
    await otra.keyboard.press('Control+k');
    await otra.getByRole('combobox', { name: 'Buscar o ir a' }).fill('por aprobar');
    await otra.getByRole('option', { name: 'Por aprobar' }).click();
    await otra.reload();
    const pedido = otra.getByRole('listitem').filter({ hasText: nombre });
    const llega = await holdBack(otra, /\/historial\/\d+$/);
    await pedido.getByRole('button', { name: 'Revisar' }).click();
    const aprobar = otra.getByRole('dialog').getByRole('button', { name: 'Aprobar y publicar' });
    await expect(otra.getByRole('dialog').getByRole('button', { name: 'Devolver con nota' })).toBeEnabled();
    await expect(aprobar).toBeDisabled();
    llega();
    await aprobar.click();
    await expect(otra.getByText(/^(Publicado|Aprobado): /).first()).toBeVisible();
    expect(await publica()).toBe('15.2500');
    await otra.goto(`/administrador/${CREDITOS}/${credito.id}/show?vista=historial`);
    await expect(otra.getByRole('article').filter({ hasText: 'Envío a aprobación' })).toHaveCount(3);
    await expect(otra.getByRole('article').filter({ hasText: 'Devolución con nota' })).toContainText(
      'El acta dice 15,25.',
    );
  });

  await test.step('each step sends an email', async () => {
    const filter = { registro: credito.id };
    const correos = await ok(api.GET('/api/sitio/correos', { params: { query: { filter } } }));
    const asuntos = correos.map(({ asunto }) => asunto);
    for (const dice of ['Por aprobar', 'Devuelto con nota', 'Aprobado y publicado'])
      expect(asuntos).toContainEqual(`${dice}: ${nombre}`);
  });

  await test.step('a change after the request needs a new request', async () => {
    await change(api, CREDITOS, credito, { resumen: 'Otro resumen' });
    await page.goto(`/administrador/${CREDITOS}/${credito.id}`);
    await page.getByRole('button', { name: 'Enviar a aprobación' }).click();
    await expect(page.getByRole('dialog', { name: '¿Desea enviarlo a aprobación?' })).toContainText('Otro resumen');
  });

  await test.step('archiving needs a second person too; until then the page stays public', async () => {
    await page.goto(`/administrador/${CREDITOS}/${credito.id}/show`);
    await expect(page.getByRole('button', { name: 'Archivar', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Pedir que se archive' }).click();
    const pregunta = page.getByRole('dialog', { name: '¿Desea pedir que se archive?' });
    await pregunta.getByRole('textbox', { name: 'Nota para quien aprueba' }).fill('Ya no se ofrece.');
    expect(await barriers(page)).toEqual([]);
    await pregunta.getByRole('button', { name: 'Enviar a aprobación' }).click();
    await expect(page.getByText('Espera la aprobación de otra persona')).toBeVisible();
    expect(await publica()).toBe('15.2500');
    await otra.setViewportSize({ width: 360, height: 640 });
    await otra.goto('/administrador');
    await otra.getByRole('button', { name: /^Su cuenta: / }).click();
    await otra.getByRole('menuitem', { name: /^Por aprobar: \d/ }).click();
    const pedido = otra.getByRole('listitem').filter({ hasText: nombre });
    await expect(pedido).toContainText('para archivarlo');
    await pedido.getByRole('button', { name: 'Revisar' }).click();
    const dialogo = otra.getByRole('dialog', { name: `Por archivar: ${nombre}` });
    await expect(dialogo.getByText('los visitantes dejarán de leer esto')).toBeVisible();
    expect(await barriers(otra)).toEqual([]);
    await dialogo.getByRole('button', { name: 'Aprobar y archivar' }).click();
    await expect(otra.getByText('Archivado: los visitantes ya no lo leen.')).toBeVisible();
    expect(await statusOf(leer())).toBe(404);
  });
});
