import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { button, checkbox, codeOf, consent, dropDown, send, textBox } from './support/form.js';
import { hydrated } from './support/hydrated.js';
import { newCarnet } from './support/newCarnet.js';
import { ok } from './support/ok.js';
import { pause } from './support/pause.js';
import { pdf } from './support/pdf.js';
import { expect, test } from './support/test.js';
import { unique } from './support/unique.js';
import { smallPhone, Visitor } from './support/visitor.js';

// The tasks that need other data are in agencias.spec, buscar.spec, necesito.spec, tarifario.spec and turnos.spec.
test.use({ viewport: smallPhone });

test('Bs 20.000 over 24 months is simulated on the first screen and applied for in six steps', async ({ page }) => {
  test.slow();
  const v = await new Visitor(page).arrive();
  const mini = page.getByRole('region', { name: 'Simulador' });
  await v.write(mini.getByRole('textbox', { name: '¿Cuánto necesita?' }), '20.000');
  await v.write(mini.getByRole('textbox', { name: '¿En cuántos meses?' }), '24');
  await expect(mini.locator('output').first()).toHaveText('Bs 984,06');
  await v.press(mini.getByRole('link', { name: /^Solicitar/ }));
  await expect(page.getByRole('region', { name: 'Lo que usted pide' })).toContainText('20.000');
  await hydrated(page);
  v.did('simulate a loan');

  await v.write(textBox(page, 'Nombres'), 'Juan');
  await v.write(textBox(page, 'Primer apellido'), 'Choque');
  await v.check(button(page, 'Tipo de documento', 'Cédula de identidad'));
  await v.write(textBox(page, 'Número de documento'), newCarnet());
  await v.write(page.getByLabel('Fecha de nacimiento'), '1990-05-10');
  await v.check(button(page, 'Estado civil', 'Soltero/a'));
  await v.write(textBox(page, 'Celular'), '71234567');
  await v.choose(dropDown(page, 'Departamento'), 'La Paz');
  await v.choose(dropDown(page, 'Agencia donde desea ser atendido'), { index: 1 });
  await v.goOn('Crédito');
  await expect(textBox(page, 'Monto')).toHaveValue('20.000');
  await expect(textBox(page, 'Plazo (meses)')).toHaveValue('24');
  await v.choose(dropDown(page, '¿Para qué necesita el crédito?'), 'Educación');
  await v.choose(dropDown(page, 'Garantía ofrecida'), 'Sola firma');
  await v.goOn('Ingresos');
  await v.check(button(page, 'Actividad', 'Dependiente'));
  await v.write(textBox(page, '¿En qué trabaja?'), 'Profesora');
  await v.write(textBox(page, 'Lugar de trabajo'), 'Unidad Educativa Bolívar');
  await v.write(textBox(page, 'Años en esa actividad'), '8');
  await v.write(textBox(page, 'Ingreso mensual'), '4.500');
  await v.goOn('Otros préstamos');
  await v.check(button(page, '¿Tiene otros préstamos?', 'No tengo'));
  await v.goOn('Bienes y documentos');
  await v.do('adjuntar', () => page.locator('input[type=file]').first().setInputFiles(pdf('carnet.pdf')));
  await v.goOn('Confirmación');
  for (const label of [/^Autorizo la consulta/, /^Declaro que los datos/]) await v.check(checkbox(page, label));
  await v.check(consent(page));
  await v.press(send(page));
  await codeOf(page, /^SOL-[\w-]+$/);
  // Three before the form, 23 answers (the note: 23 to 26), five times «Continuar» and «Enviar».
  v.did('apply for the simulated loan');
});

test('a complaint with a photo takes four steps and sixteen answers, and is tracked in one tap', async ({ page }) => {
  test.slow();
  const v = await new Visitor(page).arrive();
  await v.press(page.getByRole('complementary').getByRole('link', { name: 'Punto de Reclamo' }));
  await hydrated(page);
  await v.check(button(page, 'Tipo de reclamante', 'Persona natural'));
  await v.write(textBox(page, 'Nombres'), 'Rosa');
  await v.write(textBox(page, 'Primer apellido'), 'Mamani');
  await v.check(button(page, 'Tipo de documento', 'Cédula de identidad'));
  await v.write(textBox(page, 'Número de documento'), newCarnet());
  await v.check(button(page, '¿Es socio o cliente?', 'Socio'));
  await v.goOn('Contacto');
  await v.write(textBox(page, 'Celular'), '71234567');
  await v.write(textBox(page, 'Dirección (calle, N° y zona)'), 'Calle Murillo 123, zona Norte');
  await v.choose(dropDown(page, 'Departamento'), 'La Paz');
  await v.write(textBox(page, 'Ciudad o localidad'), 'El Alto');
  await v.goOn('El reclamo');
  await v.choose(dropDown(page, 'Producto o servicio'), 'Cajero automático');
  await v.choose(dropDown(page, 'Motivo'), 'Dinero no entregado por el cajero automático');
  await v.write(page.getByLabel('Fecha del hecho'), '2026-01-15');
  await v.write(textBox(page, 'Descripción del reclamo'), unique('El cajero no entregó el dinero y lo descontó.'));
  const foto = page.getByLabel('Documentos de respaldo', { exact: true });
  const dibujo = await page.evaluate(() => document.createElement('canvas').toDataURL('image/jpeg'));
  const recibo = {
    name: 'recibo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(dibujo.split(',')[1] ?? '', 'base64'),
  };
  await v.do('adjuntar', () => foto.setInputFiles(recibo));
  await v.goOn('La respuesta');
  await v.check(button(page, 'Medio para recibir la respuesta', 'En agencia'));
  await v.check(consent(page));
  await pause(page);
  await v.press(send(page));
  const codigo = await codeOf(page, /^REC-[\w-]+$/);
  // One to get there, sixteen answers and two more of the last step, three times «Continuar» and «Enviar».
  v.did('complain, with a photo');
  const antes = v.names.length;
  await v.press(page.getByRole('link', { name: 'Seguir su caso' }));
  await expect(page.getByText(`Reclamo N° ${codigo}`)).toBeVisible();
  v.did('follow the complaint from its receipt', antes);
});

test('finds a vehicle auction below a price and opens it', async ({ page }) => {
  const v = await new Visitor(page).arrive();
  await v.byMenu('Institucional', 'Remates');
  await hydrated(page);
  const main = page.getByRole('main');
  await v.press(main.getByText('Filtros'));
  await v.choose(main.getByRole('combobox', { name: 'Tipo de bien' }), 'Vehículo');
  await expect(page).toHaveURL(/tipoBien=vehiculo/);
  await hydrated(page);
  await v.write(main.getByRole('textbox', { name: 'Base hasta' }), '200.000');
  await v.enter();
  await expect(page).toHaveURL(/base_hasta=200\.?000/);
  await expect(main.getByRole('textbox', { name: 'Base hasta' })).not.toHaveAttribute('aria-invalid', 'true');
  const hallados = main.getByRole('heading', { level: 3 }).getByRole('link');
  await expect(page.locator('#hallados')).toContainText(/^2 remates/);
  await expect(hallados).toHaveText(['Vehículo de carga de seis toneladas', 'Camioneta de cabina simple']);
  await v.press(hallados.filter({ hasText: 'Vehículo de carga de seis toneladas' }));
  await expect(main.getByText('Bs 180.000').first()).toBeInViewport();
  v.did('find a vehicle auction');
});

test('becomes a member: the whole cost, its parts and a branch', async ({ page }) => {
  const v = await new Visitor(page).arrive();
  await v.press(page.getByRole('main').getByRole('link', { name: 'Hacerse socio' }).first());
  await expect(page).toHaveURL('/hacerse-socio');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hágase socio');
  await expect(page.locator('article header')).toContainText(/en total, una sola vezBs\s60/);
  await expect(page.getByRole('table', { name: 'Todo lo que cuesta' })).toContainText(/Bs\s40,00.*Bs\s20,00/);
  await v.press(page.getByRole('link', { name: 'Ver dónde hacerlo' }));
  const donde = page.locator('#agencias');
  await expect(donde.getByText(/^(Abierta|Cerrada) ahora$/).filter({ visible: true })).toHaveCount(3);
  expect(await barriers(page)).toEqual([]);
  await v.press(donde.getByRole('link', { name: 'Oficina Central' }));
  await expect(page.locator('[data-agencia]:target')).toBeInViewport();
  v.did('know how and where to become a member');
});

test('daily questions are answered within a few taps of the home page', async ({ page, baseURL }) => {
  await test.step('two deposits are compared in three taps, with the difference in words', async () => {
    const v = await new Visitor(page).arrive();
    await v.press(page.getByRole('main').getByRole('link', { name: 'Depósito a Plazo Fijo' }));
    await hydrated(page);
    await v.press(page.getByRole('link', { name: 'Comparar con otro plazo' }));
    await expect(page.getByText(/^La opción B gana Bs\s.* más que la A y espera \d+ días más\.$/)).toBeVisible();
    v.did('compare two deposits');
  });
  await test.step('the latest financial statements open in four taps from the menu', async () => {
    const v = await new Visitor(page).arrive();
    await v.byMenu('Institucional', 'Indicadores Financieros');
    const documento = page.locator('#estados').getByRole('link', { name: /PDF/ }).first();
    const abierto = page
      .context()
      .waitForEvent('response', (response) => /^\/documentos\/.*\.pdf$/.test(new URL(response.url()).pathname));
    await v.press(documento);
    expect((await abierto).headers()['content-type']).toBe('application/pdf');
    v.did('open the financial statements');
  });
  await test.step("a hundred dollars in bolivianos take two taps, at today's rate", async () => {
    const api = await apiOf(String(baseURL));
    const { cotizaciones } = await ok(api.GET('/api/cotizacion'));
    const v = await new Visitor(page).arrive();
    await v.press(page.getByRole('link', { name: 'Convertir bolivianos, dólares y UFV' }));
    const conversor = page.locator('#conversor');
    await hydrated(page);
    await v.write(conversor.getByRole('textbox', { name: 'Monto' }), '100');
    const bolivianos = new Intl.NumberFormat('es-BO', { minimumFractionDigits: 2 }).format(100 * cotizaciones.compra);
    await expect(conversor.locator('output')).toHaveText(`Bs ${bolivianos}`);
    v.did('convert a hundred dollars');
  });
  await test.step('the general manager is found in three taps from the menu', async () => {
    const v = await new Visitor(page).arrive();
    await v.byMenu('Institucional', 'Gobierno Corporativo');
    await expect(page.getByText(/Gerent[ea] general/i).first()).toBeVisible();
    v.did('find the general manager');
  });
});
