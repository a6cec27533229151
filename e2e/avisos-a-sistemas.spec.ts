import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeDay } from './support/dayBox.js';
import { dayFromToday } from './support/publication.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { unique } from './support/unique.js';

const nombre = unique('Espejo del sitio');

test('administrador creates a webhook, sees its secret once, tests it and sees the delivery', async ({ page }) => {
  const recibidos: (string | undefined)[] = [];
  let estado = 500;
  const sistema = createServer((pedido, respuesta) => {
    pedido.resume();
    recibidos.push(pedido.headers['webhook-id']?.toString());
    respuesta.writeHead(estado).end();
  });
  await new Promise<void>((listo) => sistema.listen(0, '127.0.0.1', listo));
  const { port } = sistema.address() as AddressInfo;

  await signIn(page, 'administrador', '/administrador/sitio/avisos-a-sistemas/create');
  await page.getByRole('textbox', { name: /^Nombre/ }).fill(nombre);
  await page.getByRole('textbox', { name: /^Responsable/ }).fill('Sistemas, int. 204');
  const direccion = page.getByRole('textbox', { name: /^Dirección/ });
  await direccion.fill('http://espejo.entidad.bo/avisos');
  await writeDay(page, /^Vence/, dayFromToday(30));
  // No other journey publishes memorias.
  await page.getByRole('checkbox', { name: 'Memorias institucionales' }).check();
  await page.getByRole('checkbox', { name: 'Se publica', exact: true }).check();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(direccion).toHaveAccessibleDescription(/Tiene que empezar con https/);
  await direccion.fill(`http://127.0.0.1:${port}/avisos`);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/\/sitio\/avisos-a-sistemas\/[0-9a-f-]{36}/);
  await expect(page.getByText('Todavía no se le avisó nada.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Probar' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Crear su secreto' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Crear secreto' }).click();
  const caja = page.getByRole('dialog').getByRole('textbox', { name: 'Secreto' });
  await expect(caja).toHaveValue(/^whsec_/);
  const secreto = await caja.inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('button', { name: 'Cambiar su secreto' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(secreto);

  await page.getByRole('button', { name: 'Probar' }).click();
  const entregas = page.getByRole('region', { name: 'Entregas' });
  await expect(entregas.getByRole('listitem')).toContainText(['Respondió 500']);
  await expect(entregas.getByRole('listitem')).toContainText(['Próximo intento']);
  estado = 204;
  await entregas.getByRole('button', { name: 'Enviar otra vez' }).click();
  await expect(entregas.getByRole('listitem')).toContainText(['Entregada']);
  expect(recibidos).toHaveLength(2);
  expect(recibidos[0]).toBe(recibidos[1]);

  await entregas.getByRole('link', { name: 'Ver todas' }).click();
  await expect(page).toHaveURL(/\/sitio\/entregas-de-avisos\?/);
  await expect(page.getByRole('cell', { name: 'prueba' })).toBeVisible();
  await new Promise((listo) => sistema.close(listo));
});
