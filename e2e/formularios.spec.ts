import { expect, test } from '@playwright/test';
import { apiOf } from './support/apiOf.js';
import { barreras } from './support/barreras.js';
import { calma } from './support/calma.js';
import { desdeOtraRed } from './support/desdeOtraRed.js';
import { entrar } from './support/entrar.js';
import {
  aceptar,
  boton,
  caja,
  casilla,
  codigoDe,
  continuar,
  enElPanel,
  enPaso,
  enviar,
  lista,
} from './support/formulario.js';
import { hidratada } from './support/hidratada.js';
import { pdf } from './support/pdf.js';
import { llenarReclamo } from './support/reclamar.js';
import { unCarnet } from './support/unCarnet.js';
import { unico } from './support/unico.js';

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(desdeOtraRed);

const formularios = ['consultas', 'reclamos', 'solicitud-credito', 'califiquenos', 'opinion'];

for (const pagina of formularios)
  test(`/contactanos/${pagina} no tiene barreras, ni con sus errores a la vista`, async ({ page }) => {
    await page.goto(`/contactanos/${pagina}`);
    await hidratada(page);
    expect(await barreras(page)).toEqual([]);
    await page.getByRole('button', { name: /^(Enviar|Continuar)$/ }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    // What slides under the header would count as too small to touch.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await barreras(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

test('lo que uno acepta se puede leer antes: desde la casilla y desde el pie de cada página', async ({
  page,
  context,
}) => {
  await page.goto('/contactanos/opinion');
  await hidratada(page);
  await caja(page, 'Asunto').fill('Antes de aceptar');
  const abierta = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Política de privacidad, versión de \w+ de 20\d\d/ })
    .click();
  const politica = await abierta;
  await expect(politica.getByRole('heading', { level: 1, name: 'Política de privacidad' })).toBeVisible();
  await expect(politica.getByRole('row', { name: /Reclamos/ })).toContainText('10 años');
  await expect(politica.getByRole('heading', { name: 'Quién responde' })).toBeVisible();
  expect(await barreras(politica)).toEqual([]);
  await expect(caja(page, 'Asunto')).toHaveValue('Antes de aceptar');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de privacidad' }).click();
  await expect(page).toHaveURL('/privacidad');
});

test('una consulta desde la página de una licitación lleva su código y no pierde nada sin conexión', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const mensaje = unico('¿Hasta qué hora se reciben las propuestas en su oficina central?');
  const api = await apiOf(baseURL as string);
  const [licitacion] = await (await api.get('/api/publico/institucional/licitaciones')).json();
  await page.goto(`/institucional/licitaciones/${licitacion.slug}`);
  await page.getByRole('link', { name: 'Hacer una consulta' }).click();
  await expect(page).toHaveURL(/\/contactanos\/consultas\?tema=licitaciones&ref=/);
  await hidratada(page);
  await expect(lista(page, 'Tema')).toHaveValue('licitaciones');
  await expect(caja(page, 'Referencia')).toHaveValue(licitacion.codigo);
  await expect(caja(page, 'Referencia')).not.toBeEditable();

  await caja(page, 'Nombres').fill('Rosa');
  await caja(page, 'Primer apellido').fill('Mamani');
  await caja(page, 'Celular').fill('71234567');
  await boton(page, '¿Cómo prefiere la respuesta?', 'WhatsApp').check();
  await caja(page, 'Su consulta').fill(`${mensaje} Mi clave es 1234`);
  await aceptar(page).check();
  await calma(page);
  await enviar(page).click();
  const resumen = page.getByRole('alert');
  await resumen.getByRole('link', { name: /^Su consulta: No escriba números de tarjeta ni claves/ }).click();
  await expect(caja(page, 'Su consulta')).toBeFocused();
  await expect(caja(page, 'Su consulta')).toHaveAttribute('aria-invalid', 'true');
  await caja(page, 'Su consulta').fill(mensaje);
  await expect(caja(page, 'Su consulta')).not.toHaveAttribute('aria-invalid');

  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Sin conexión' })).toBeVisible();
  await enviar(page).click();
  await expect(resumen.getByText(/^Sin conexión/)).toBeVisible();
  await expect(caja(page, 'Su consulta')).toHaveValue(mensaje);
  await context.setOffline(false);
  await enviar(page).dblclick();
  const codigo = await codigoDe(page, /^CON-[\w-]+$/);

  const comercial = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  await entrar(comercial, 'comercial');
  await enElPanel(comercial, 'contactanos/consultas', codigo);
  await expect(comercial.getByText(mensaje)).toBeVisible();
  await comercial.goto(`/administrador/contactanos/consultas`);
  await comercial.getByRole('textbox', { name: 'Buscar' }).fill(mensaje);
  await expect(comercial.getByRole('cell', { name: /^CON-/ })).toHaveCount(1);
});

test('un reclamo se retoma tras recargar, lleva sus archivos y da su constancia una sola vez', async ({ page }) => {
  const descripcion = unico('El cajero de la plaza no entregó el dinero y sí lo descontó de mi cuenta.');
  await page.goto('/contactanos/reclamos');
  await hidratada(page);
  const carnet = unCarnet();
  await llenarReclamo(page, { carnet, descripcion }, true);
  await expect(page.getByText('Paso 4 de 4')).toBeVisible();

  await page.reload();
  await hidratada(page);
  await expect(page.getByText('Paso 4 de 4')).toBeVisible();
  await expect(aceptar(page)).toBeChecked();
  await page.getByRole('button', { name: '3 El reclamo' }).click();
  await expect(caja(page, 'Descripción del reclamo')).toHaveValue(descripcion);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(carnet);

  const archivos = page.getByLabel('Documentos de respaldo', { exact: true });
  await archivos.setInputFiles([pdf('recibo.pdf'), pdf('extracto.pdf')]);
  await archivos.setInputFiles([{ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }]);
  await expect(page.getByText('«nota.txt»: solo se aceptan archivos PDF, JPG o PNG')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar nota.txt' }).click();
  await page.getByRole('button', { name: 'Quitar extracto.pdf' }).click();
  await expect(page.getByRole('list', { name: 'Documentos de respaldo: elegidos' }).getByRole('listitem')).toHaveCount(
    1,
  );
  const roto = { name: 'roto.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await archivos.setInputFiles([roto]);
  await continuar(page).click();
  await enviar(page).click();
  await expect(page.getByRole('link', { name: /^Documentos de respaldo: «roto\.pdf»: El PDF/ })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar roto.pdf' }).click();
  await continuar(page).click();
  await enviar(page).click();

  const codigo = await codigoDe(page, /^REC-[\w-]+$/);
  expect(await barreras(page)).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('formulario:contactanos/reclamos'))).toBeNull();
  const constancia = page.getByRole('link', { name: 'Descargar constancia (PDF)' });
  const direccion = (await constancia.getAttribute('href')) as string;
  const bajada = page.waitForEvent('download');
  await constancia.click();
  expect((await bajada).suggestedFilename()).toBe(`constancia-${codigo}.pdf`);
  await expect(constancia).toBeHidden();
  await page.goto(direccion);
  await expect(page.getByText('Esta constancia ya se descargó o venció')).toBeVisible();
  await expect(page.getByText(codigo, { exact: true })).toBeVisible();
});

test('una solicitud de crédito llega del simulador, se llena por pasos y queda con Créditos', async ({
  page,
  browser,
  baseURL,
}) => {
  const api = await apiOf(baseURL as string);
  const creditos = await (await api.get('/api/publico/productos/simulador-creditos')).json();
  const credito = creditos.find(({ montoMinBob }: { montoMinBob: string | null }) => montoMinBob);
  const entero = new Intl.NumberFormat('es-BO', { useGrouping: 'always' });
  const [menor, mayor] = [Number(credito.montoMinBob), Number(credito.montoMaxBob)];
  const monto = String(Math.ceil(menor));
  const plazo = String(credito.plazoMin);
  await page.goto(`/contactanos/solicitud-credito?producto=${credito.id}&moneda=BOB&monto=${monto}&plazo=${plazo}`);
  await hidratada(page);
  await expect(page.getByText('Paso 1 de 6')).toBeVisible();
  await continuar(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await caja(page, 'Celular').fill('123');
  await continuar(page).click();
  await expect(page.getByRole('alert').getByRole('link', { name: /^Celular: / })).toBeVisible();
  const apellido = unico('Choque').replace(/\d/g, 'a');
  await caja(page, 'Nombres').fill('Juan');
  await caja(page, 'Primer apellido').fill(apellido);
  await boton(page, 'Tipo de documento', 'Cédula de identidad').check();
  await caja(page, 'Número de documento').fill(unCarnet());
  await page.getByLabel('Fecha de nacimiento').fill('1990-05-10');
  await boton(page, 'Estado civil', 'Soltero/a').check();
  await caja(page, 'Celular').fill('71234567');
  await lista(page, 'Departamento').selectOption('La Paz');
  await lista(page, 'Agencia donde desea ser atendido').selectOption({ index: 1 });
  await continuar(page).click();

  await enPaso(page, 'Crédito');
  await expect(page.getByText('Paso 2 de 6')).toBeVisible();
  await expect(lista(page, 'Tipo de crédito')).toHaveValue(credito.id);
  await expect(caja(page, 'Monto')).toHaveValue(entero.format(Number(monto)));
  await expect(caja(page, 'Plazo (meses)')).toHaveValue(plazo);
  await lista(page, '¿Para qué necesita el crédito?').selectOption('Educación');
  await lista(page, 'Garantía ofrecida').selectOption('Sola firma');
  await caja(page, 'Monto').fill(entero.format(Math.ceil(mayor + 1000)));
  await continuar(page).click();
  await expect(page.getByRole('alert').getByRole('link', { name: /^Monto: El monto debe estar entre/ })).toBeVisible();
  await caja(page, 'Monto').fill(String(Math.floor(mayor)));
  await caja(page, 'Plazo (meses)').focus();
  await expect(caja(page, 'Monto')).toHaveValue(entero.format(Math.floor(mayor)));
  await continuar(page).click();
  await enPaso(page, 'Ingresos');

  await boton(page, 'Actividad', 'Dependiente').check();
  await caja(page, '¿En qué trabaja?').fill('Profesora');
  await caja(page, 'Lugar de trabajo').fill('Unidad Educativa Bolívar');
  await caja(page, 'Años en esa actividad').fill('8');
  await caja(page, 'Ingreso mensual').fill('4.500');
  await continuar(page).click();
  await enPaso(page, 'Otros préstamos');
  await boton(page, '¿Tiene otros préstamos?', 'Sí').check();
  await continuar(page).click();
  await expect(page.getByRole('alert').getByRole('link', { name: /^Entidad financiera: / })).toBeVisible();
  await caja(page, 'Entidad financiera').fill('Banco de Ejemplo');
  await caja(page, 'Saldo').fill('12.500');
  await caja(page, 'Cuota mensual').fill('650,5');
  await continuar(page).click();
  await enPaso(page, 'Bienes');
  await expect(page.getByText('Paso 5 de 6')).toBeVisible();
  await continuar(page).click();
  await enPaso(page, 'Confirmación');

  for (const nombre of [/^Autorizo la consulta/, /^Declaro que los datos/]) await casilla(page, nombre).check();
  await aceptar(page).check();
  await enviar(page).click();
  const codigo = await codigoDe(page, /^SOL-[\w-]+$/);

  const oficial = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  await entrar(oficial, 'creditos');
  await enElPanel(oficial, 'contactanos/solicitudes-creditos', codigo);
  await expect(oficial.getByText(apellido).first()).toBeVisible();
  await expect(oficial.getByText('12.500,00').first()).toBeVisible();
});

test('una calificación anónima y una opinión se envían en un minuto; lo escrito se puede limpiar', async ({ page }) => {
  await page.goto('/contactanos/califiquenos');
  await hidratada(page);
  await boton(page, 'Calificación general', 'Mala').check();
  await boton(page, '¿Dónde le atendimos?', 'Por teléfono').check();
  await calma(page);
  await enviar(page).click();
  await expect(page.getByRole('alert').getByRole('link', { name: /^Comentario:/ })).toBeVisible();
  await caja(page, 'Comentario').fill('Esperé más de veinte minutos en la línea.');
  await enviar(page).click();
  await codigoDe(page, /^CAL-[\w-]+$/);

  await page.goto('/contactanos/opinion');
  await hidratada(page);
  await boton(page, 'Tipo', 'Sugerencia').check();
  await caja(page, 'Asunto').fill('Para borrar');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Limpiar' }).click();
  await expect(caja(page, 'Asunto')).toHaveValue('');
  await expect(boton(page, 'Tipo', 'Sugerencia')).not.toBeChecked();
  await boton(page, 'Tipo', 'Idea de producto').check();
  await caja(page, 'Asunto').fill('Ahorro para niños');
  await caja(page, 'Su opinión').fill(unico('Una cuenta de ahorro para niños con una alcancía.'));
  await calma(page);
  await enviar(page).click();
  await codigoDe(page, /^OPI-[\w-]+$/);
});

test('si la revisión de un paso no llega, se sigue igual, y quien revisa es el servidor', async ({ page }) => {
  await page.route(/\/revisar-[^/]*\.js$/, () => undefined);
  await page.goto('/contactanos/reclamos');
  await hidratada(page);
  await continuar(page).click();
  await enPaso(page, 'Contacto');
  await continuar(page).click();
  await enPaso(page, 'El reclamo');
  await continuar(page).click();
  await enPaso(page, 'La respuesta');
  await enviar(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
});
