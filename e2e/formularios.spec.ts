import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { fillReclamo } from './support/fillReclamo.js';
import {
  atStep,
  button,
  checkbox,
  codeOf,
  consent,
  dropDown,
  goOn,
  openInPanel,
  send,
  textBox,
} from './support/form.js';
import { hydrated } from './support/hydrated.js';
import { newCarnet } from './support/newCarnet.js';
import { ok } from './support/ok.js';
import { pause } from './support/pause.js';
import { pdf } from './support/pdf.js';
import { searchList } from './support/searchList.js';
import { signIn } from './support/signIn.js';
import { sweep } from './support/sweep.js';
import { expect, test } from './support/test.js';
import { unique } from './support/unique.js';

test.use({ viewport: { width: 360, height: 740 } });

const formularios = ['consultas', 'reclamos', 'solicitud-credito', 'califiquenos', 'opinion'];

test('no form has accessibility barriers, also with visible errors', ({ page }) =>
  sweep(formularios, async (pagina) => {
    await page.goto(`/contactanos/${pagina}`);
    await hydrated(page);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: /^(Enviar|Continuar)$/ }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    // Elements half under the header would count as targets too small.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }));

test('the privacy policy opens from the consent box and from each footer', async ({ page, context }) => {
  await page.goto('/contactanos/opinion');
  await hydrated(page);
  await textBox(page, 'Asunto').fill('Antes de aceptar');
  const abierta = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Política de privacidad, versión de \w+ de 20\d\d/ })
    .click();
  const politica = await abierta;
  await expect(politica.getByRole('heading', { level: 1, name: 'Política de privacidad' })).toBeVisible();
  await expect(politica.getByRole('row', { name: /Reclamos/ })).toContainText('10 años');
  await expect(politica.getByRole('heading', { name: 'Quién responde' })).toBeVisible();
  expect(await barriers(politica)).toEqual([]);
  await expect(textBox(page, 'Asunto')).toHaveValue('Antes de aceptar');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de privacidad' }).click();
  await expect(page).toHaveURL('/privacidad');
});

test('a query from a tender carries its code and keeps its input while offline', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const mensaje = unique('¿Hasta qué hora se reciben las propuestas en su oficina central?');
  const api = await apiOf(String(baseURL));
  const [licitacion] = await ok(api.GET('/api/publico/institucional/licitaciones'));
  await page.goto(`/institucional/licitaciones/${licitacion?.slug}`);
  await page.getByRole('link', { name: 'Hacer una consulta' }).click();
  await expect(page).toHaveURL(/\/contactanos\/consultas\?tema=licitaciones&ref=/);
  await hydrated(page);
  await expect(dropDown(page, 'Tema')).toHaveValue('licitaciones');
  await expect(textBox(page, 'Referencia')).toHaveValue(String(licitacion?.codigo));
  await expect(textBox(page, 'Referencia')).not.toBeEditable();

  await textBox(page, 'Nombres').fill('Rosa');
  await textBox(page, 'Primer apellido').fill('Mamani');
  await textBox(page, 'Celular').fill('71234567');
  await button(page, '¿Cómo prefiere la respuesta?', 'WhatsApp').check();
  await textBox(page, 'Su consulta').fill(`${mensaje} Mi clave es 1234`);
  await consent(page).check();
  await pause(page);
  await send(page).click();
  const resumen = page.getByRole('alert');
  await resumen.getByRole('link', { name: /^Su consulta: No escriba números de tarjeta ni claves/ }).click();
  await expect(textBox(page, 'Su consulta')).toBeFocused();
  await expect(textBox(page, 'Su consulta')).toHaveAttribute('aria-invalid', 'true');
  await textBox(page, 'Su consulta').fill(mensaje);
  await expect(textBox(page, 'Su consulta')).not.toHaveAttribute('aria-invalid');

  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Sin conexión' })).toBeVisible();
  // The form waits for the connection, can be cancelled, and is sent once when the connection returns.
  const espera = page.getByRole('status').filter({ hasText: 'Se enviará cuando vuelva la conexión' });
  await send(page).dblclick();
  await expect(espera).toBeVisible();
  await page.getByRole('button', { name: 'No enviar' }).click();
  await expect(espera).toBeHidden();
  await expect(textBox(page, 'Su consulta')).toHaveValue(mensaje);
  await send(page).click();
  await expect(espera).toBeVisible();
  await context.setOffline(false);
  const codigo = await codeOf(page, /^CON-[\w-]+$/);

  const comercial = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  await signIn(comercial, 'comercial');
  await openInPanel(comercial, 'contactanos/consultas', codigo);
  await expect(comercial.getByText(mensaje)).toBeVisible();
  await comercial.goto(`/administrador/contactanos/consultas`);
  await searchList(comercial, mensaje);
  await expect(comercial.getByRole('cell', { name: /^CON-/ })).toHaveCount(1);
});

test('a complaint resumes after a reload, uploads its files and gives its receipt once', {
  tag: '@esencial',
}, async ({ page, context }) => {
  const descripcion = unique('El cajero de la plaza no entregó el dinero y sí lo descontó de mi cuenta.');
  await page.goto('/contactanos/reclamos');
  await hydrated(page);
  const carnet = newCarnet();
  // Few complain for another person, and the number is on the screen.
  await expect(textBox(page, 'Nombre del representante legal o apoderado')).toBeHidden();
  await page.getByText('¿Reclama por otra persona o por una empresa?').click();
  await expect(textBox(page, 'Nombre del representante legal o apoderado')).toBeVisible();
  await fillReclamo(page, { carnet, descripcion }, true);
  await expect(page.getByText('Paso 4 de 4')).toBeVisible();
  await expect(page.getByText('¿Cómo desea recibir su número')).toHaveCount(0);

  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Paso 4 de 4')).toBeVisible();
  await expect(consent(page)).toBeChecked();
  await page.getByRole('button', { name: '3 El reclamo' }).click();
  await expect(textBox(page, 'Descripción del reclamo')).toHaveValue(descripcion);
  const motivos = dropDown(page, 'Motivo').getByRole('option');
  expect((await motivos.allTextContents()).slice(1, 3)).toEqual([
    'Dinero no entregado por el cajero automático',
    'Cobros adicionales por tarjeta',
  ]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(carnet);

  const archivos = page.getByLabel('Documentos de respaldo', { exact: true });
  await archivos.setInputFiles([pdf('recibo.pdf'), pdf('extracto.pdf')]);
  await archivos.setInputFiles([{ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }]);
  await expect(page.getByText('«nota.txt»: solo se aceptan archivos PDF, JPG, PNG o WebP')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar nota.txt' }).click();
  await page.getByRole('button', { name: 'Quitar extracto.pdf' }).click();
  await expect(page.getByRole('list', { name: 'Documentos de respaldo: elegidos' }).getByRole('listitem')).toHaveCount(
    1,
  );
  const roto = { name: 'roto.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await archivos.setInputFiles([roto]);
  await goOn(page).click();
  await send(page).click();
  await expect(page.getByRole('link', { name: /^Documentos de respaldo: «roto\.pdf»: El PDF/ })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar roto.pdf' }).click();
  await archivos.evaluate(chooseLargePhoto);
  const elegidos = page.getByRole('list', { name: 'Documentos de respaldo: elegidos' });
  await expect(elegidos).toContainText('celular.jpg');
  await expect(page.getByText(/supera 5 MB/)).toHaveCount(0);
  await goOn(page).click();

  const revision = page.getByRole('region', { name: 'Revise sus respuestas' });
  await expect(revision).toContainText('Rosa');
  await revision.locator('summary', { hasText: 'El reclamo' }).click();
  await expect(revision).toContainText('recibo.pdf, celular.jpg');
  await revision.getByRole('button', { name: 'Cambiar El reclamo' }).click();
  await expect(textBox(page, 'Descripción del reclamo')).toHaveValue(descripcion);
  await goOn(page).click();
  expect(await barriers(page)).toEqual([]);
  // Going back while offline cancels the automatic send.
  const espera = page.getByText(/^Se enviará cuando vuelva la conexión/);
  await context.setOffline(true);
  await send(page).click();
  await expect(espera).toBeVisible();
  await page.getByRole('button', { name: 'Volver', exact: true }).click();
  await expect(espera).toBeHidden();
  await goOn(page).click();
  await context.setOffline(false);
  await expect(espera).toBeHidden();
  await send(page).click();

  const codigo = await codeOf(page, /^REC-[\w-]+$/);
  // The number appears once: a second copy below could pass for another case.
  await expect(page.getByText(codigo)).toHaveCount(1);
  expect(await barriers(page)).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('formulario:contactanos/reclamos'))).toBeNull();
  const constancia = page.getByRole('link', { name: 'Descargar constancia (PDF)' });
  // The receipt has one button; what else can be done are links.
  expect(await page.locator('[data-recibido]').evaluate(filledIn)).toEqual([await constancia.innerText()]);
  const direccion = (await constancia.getAttribute('href')) as string;
  const seguir = page.getByRole('link', { name: 'Seguir su caso' });
  const caso = (await seguir.getAttribute('href')) as string;
  const bajada = page.waitForEvent('download');
  await constancia.click();
  expect((await bajada).suggestedFilename()).toBe(`constancia-${codigo}.pdf`);
  await expect(constancia).toBeHidden();
  await page.goto(direccion);
  await expect(page.getByText('Esta constancia ya se descargó o venció')).toBeVisible();
  await expect(page.getByText(codigo, { exact: true })).toBeVisible();
  // From then on the receipt links there with a private link.
  await expect(seguir).toHaveCount(0);
  await page.goto(caso);
  await expect(page.getByText(`Reclamo N° ${codigo}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Registrado' })).toBeFocused();
});

/** In the page: the texts of the buttons and links with a background. */
const filledIn = (card: HTMLElement | SVGElement) =>
  [...card.querySelectorAll<HTMLElement>('a, button')]
    .filter((one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)')
    .map((one) => one.innerText);

/** In the page: a twelve-megapixel photo above the upload limit, as a phone takes it. */
async function chooseLargePhoto(input: HTMLElement | SVGElement) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 3000 });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const noise = context.createImageData(4000, 3000);
  for (let at = 0; at < noise.data.length; at++) noise.data[at] = at % 4 === 3 ? 255 : (at * 7919) % 251;
  context.putImageData(noise, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 1));
  if (!blob || blob.size < 5 * 1024 * 1024) throw new Error('The photograph is too light');
  const files = new DataTransfer();
  files.items.add(new File([blob], 'celular.jpg', { type: 'image/jpeg' }));
  (input as HTMLInputElement).files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a credit application starts in the simulator, is filled in steps and reaches créditos', {
  tag: '@esencial',
}, async ({ page, browser, baseURL }) => {
  const api = await apiOf(String(baseURL));
  const creditos = await ok(api.GET('/api/publico/productos/simulador-creditos'));
  const credito = creditos.find(({ montoMinBob }) => montoMinBob);
  if (!credito) throw new Error('Ningún crédito se presta en bolivianos');
  const entero = new Intl.NumberFormat('es-BO', { useGrouping: 'always' });
  const [menor, mayor] = [Number(credito.montoMinBob), Number(credito.montoMaxBob)];
  const monto = String(Math.ceil(menor));
  const plazo = String(credito.plazoMin);
  const simulador = new URLSearchParams({ producto: credito.slug, moneda: 'BOB', monto, plazo_meses: plazo });
  await page.goto(`/productos/${credito.pagina}?${simulador}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Solicitar este crédito' }).click();
  await hydrated(page);
  await expect(page.getByText('Paso 1 de 6')).toBeVisible();
  const pedido = page.getByRole('region', { name: 'Lo que usted pide' });
  await expect(pedido).toContainText(credito.nombre);
  await expect(pedido).toContainText(`Monto: ${entero.format(Number(monto))}`);
  await goOn(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await textBox(page, 'Celular').fill('123');
  await goOn(page).click();
  await expect(page.getByRole('alert').getByRole('link', { name: /^Celular: / })).toBeVisible();
  const apellido = unique('Choque').replace(/\d/g, 'a');
  await textBox(page, 'Nombres').fill('Juan');
  await textBox(page, 'Primer apellido').fill(apellido);
  await button(page, 'Tipo de documento', 'Cédula de identidad').check();
  await textBox(page, 'Número de documento').fill(newCarnet());
  const nacimiento = page.getByLabel('Fecha de nacimiento');
  await expect(nacimiento).toHaveAttribute('aria-invalid', 'true');
  await nacimiento.pressSequentially('20051990');
  await expect(nacimiento).toHaveValue('20/05/1990');
  await expect(nacimiento).not.toHaveAttribute('aria-invalid');
  // Correcting the day of a complete date leaves the cursor in place.
  await nacimiento.press('Home');
  await nacimiento.press('Delete');
  await nacimiento.pressSequentially('1');
  await expect(nacimiento).toHaveValue('10/05/1990');
  await button(page, 'Estado civil', 'Soltero/a').check();
  await textBox(page, 'Celular').fill('71234567');
  await dropDown(page, 'Departamento').selectOption('La Paz');
  await dropDown(page, 'Agencia donde desea ser atendido').selectOption({ index: 1 });
  await goOn(page).click();
  await expect(page.getByText('Paso 2 de 6')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Paso 1 de 6')).toBeVisible();
  await expect(textBox(page, 'Primer apellido')).toHaveValue(apellido);
  await page.goForward();

  await atStep(page, 'Crédito');
  await expect(page.getByText('Paso 2 de 6')).toBeVisible();
  await expect(dropDown(page, 'Tipo de crédito')).toHaveValue(credito.id);
  await expect(textBox(page, 'Monto')).toHaveValue(entero.format(Number(monto)));
  await expect(textBox(page, 'Plazo (meses)')).toHaveValue(plazo);
  await expect(checkbox(page, /^Enviar también lo que simulé: .*, primera cuota de Bs \d/)).toBeChecked();
  await dropDown(page, '¿Para qué necesita el crédito?').selectOption('Educación');
  await dropDown(page, 'Garantía ofrecida').selectOption('Sola firma');
  await textBox(page, 'Monto').fill(entero.format(Math.ceil(mayor + 1000)));
  await goOn(page).click();
  await expect(page.getByRole('alert').getByRole('link', { name: /^Monto: El monto debe estar entre/ })).toBeVisible();
  await textBox(page, 'Monto').fill(String(Math.floor(mayor)));
  await textBox(page, 'Plazo (meses)').focus();
  await expect(textBox(page, 'Monto')).toHaveValue(entero.format(Math.floor(mayor)));
  await goOn(page).click();
  await atStep(page, 'Ingresos');

  await button(page, 'Actividad', 'Dependiente').check();
  await textBox(page, '¿En qué trabaja?').fill('Profesora');
  await textBox(page, 'Lugar de trabajo').fill('Unidad Educativa Bolívar');
  await textBox(page, 'Años en esa actividad').fill('8');
  await textBox(page, 'Ingreso mensual').fill('4.500');
  await goOn(page).click();
  await atStep(page, 'Otros préstamos');
  await button(page, '¿Tiene otros préstamos?', 'Sí').check();
  await goOn(page).click();
  await expect(page.getByRole('alert').getByRole('link', { name: /^Entidad financiera: / })).toBeVisible();
  await textBox(page, 'Entidad financiera').fill('Banco de Ejemplo');
  await textBox(page, 'Saldo').fill('12.500');
  await textBox(page, 'Cuota mensual').fill('650,5');
  await goOn(page).click();
  await atStep(page, 'Bienes y documentos');
  await expect(page.getByText('Paso 5 de 6')).toBeVisible();
  await page.locator('input[type=file]').first().setInputFiles(pdf('carnet.pdf'));
  await goOn(page).click();
  await atStep(page, 'Confirmación');
  await expect(pedido).toContainText(`Monto: ${entero.format(Math.floor(mayor))}`);

  for (const nombre of [/^Autorizo la consulta/, /^Declaro que los datos/]) await checkbox(page, nombre).check();
  await consent(page).check();
  await send(page).click();
  const codigo = await codeOf(page, /^SOL-[\w-]+$/);

  const oficial = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  await signIn(oficial, 'creditos');
  await openInPanel(oficial, 'contactanos/solicitudes-creditos', codigo);
  await expect(oficial.getByText(apellido).first()).toBeVisible();
  await expect(oficial.getByText('12.500,00').first()).toBeVisible();
  const simulado = oficial.getByRole('region', { name: 'Lo que simuló' });
  await expect(simulado).toContainText(`${entero.format(Number(monto))},00`);
  await expect(simulado).toContainText('Costo efectivo anual simulado');
  await expect(oficial.getByText('carnet.pdf')).toBeVisible();
  expect(await barriers(oficial)).toEqual([]);
  await oficial.getByRole('button', { name: 'Imprimir' }).click();
  const bajada = oficial.waitForEvent('download');
  await oficial.getByRole('menuitem', { name: 'Solicitud para firmar' }).click();
  expect((await bajada).suggestedFilename()).toBe(`solicitud-${codigo}.pdf`);
});

test('an anonymous rating and an opinion are sent in a minute, and the form resets', async ({ page }) => {
  await page.goto('/contactanos/califiquenos');
  await hydrated(page);
  await button(page, 'Calificación general', 'Mala').check();
  await button(page, '¿Dónde le atendimos?', 'Por teléfono').check();
  await pause(page);
  await send(page).click();
  await expect(page.getByRole('alert').getByRole('link', { name: /^Comentario:/ })).toBeVisible();
  await textBox(page, 'Comentario').fill('Esperé más de veinte minutos en la línea.');
  await send(page).click();
  await codeOf(page, /^CAL-[\w-]+$/);

  await page.goto('/contactanos/opinion');
  await hydrated(page);
  await button(page, 'Tipo', 'Sugerencia').check();
  await textBox(page, 'Asunto').fill('Para borrar');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Limpiar' }).click();
  await expect(textBox(page, 'Asunto')).toHaveValue('');
  await expect(button(page, 'Tipo', 'Sugerencia')).not.toBeChecked();
  await button(page, 'Tipo', 'Idea de producto').check();
  await textBox(page, 'Asunto').fill('Ahorro para niños');
  await textBox(page, 'Su opinión').fill(unique('Una cuenta de ahorro para niños con una alcancía.'));
  await pause(page);
  await send(page).click();
  await codeOf(page, /^OPI-[\w-]+$/);
});

test('if client-side validation fails to load, the form continues and the server validates', async ({ page }) => {
  await page.route(/\/review-[^/]*\.js$/, () => undefined);
  await page.goto('/contactanos/reclamos');
  await hydrated(page);
  await goOn(page).click();
  await atStep(page, 'Contacto');
  await goOn(page).click();
  await atStep(page, 'El reclamo');
  await goOn(page).click();
  await atStep(page, 'La respuesta');
  await send(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
});
