import { Actions } from './support/actions.js';
import { apiOf } from './support/apiOf.js';
import { atStep, button, checkbox, codeOf, consent, dropDown, goOn, send, textBox } from './support/form.js';
import { hydrated } from './support/hydrated.js';
import { newCarnet } from './support/newCarnet.js';
import { ok } from './support/ok.js';
import { pause } from './support/pause.js';
import { pdf } from './support/pdf.js';
import { expect, type Locator, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

// The visitors' main tasks on a small phone, from the home page to the end, counted in actions. agencias.spec and
// buscar.spec count two more: the nearest open branch and the fee of a transfer.
test.use({ viewport: { width: 360, height: 640 } });

/** A visitor on the home page, with the announcement closed. */
class Visitor extends Actions {
  constructor(readonly page: Page) {
    super();
  }

  async arrive(): Promise<this> {
    await this.page.goto('/');
    await hydrated(this.page);
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toBeHidden();
    return this;
  }

  press = (target: Locator) => this.do('pulsar', () => target.click());
  check = (target: Locator) => this.do('marcar', () => target.check());
  write = (target: Locator, text: string) => this.do('escribir', () => target.fill(text));
  choose = (target: Locator, option: string | { index: number }) =>
    this.do('elegir', () => target.selectOption(option));

  /** Opens a page through the menu: the menu, its group, the page. */
  async byMenu(group: string, name: string) {
    await this.press(this.page.getByRole('button', { name: 'Abrir el menú' }));
    const menu = this.page.getByRole('navigation', { name: 'Principal' });
    await this.press(menu.locator('summary', { hasText: group }));
    await this.press(menu.getByRole('link', { name, exact: true }));
  }

  async goOn(title: string) {
    await this.press(goOn(this.page));
    await atStep(this.page, title);
  }
}

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
  expect(v.names.length).toBeLessThanOrEqual(3);

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
  expect(v.names.length).toBeLessThanOrEqual(3 + 23 + 6);
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
  await v.do('adjuntar', () => foto.setInputFiles(pdf('recibo.pdf')));
  await v.goOn('La respuesta');
  await v.check(button(page, 'Medio para recibir la respuesta', 'En agencia'));
  await v.check(consent(page));
  await pause(page);
  await v.press(send(page));
  const codigo = await codeOf(page, /^REC-[\w-]+$/);
  // One to get there, sixteen answers and two more of the last step, three times «Continuar» and «Enviar».
  expect(v.names.length).toBeLessThanOrEqual(1 + 18 + 4);
  const antes = v.names.length;
  await v.press(page.getByRole('link', { name: 'Seguir su caso' }));
  await expect(page.getByText(`Reclamo N° ${codigo}`)).toBeVisible();
  expect(v.names.length - antes).toBe(1);
});

test('finds a vehicle auction below 10.000 dollars in eight actions', async ({ page }) => {
  const v = await new Visitor(page).arrive();
  await v.byMenu('Institucional', 'Remates');
  await hydrated(page);
  const main = page.getByRole('main');
  await v.press(main.getByText('Filtros'));
  await v.choose(main.getByRole('combobox', { name: 'Tipo de bien' }), 'Vehículo');
  await expect(page).toHaveURL(/tipoBien=vehiculo/);
  await hydrated(page);
  await v.choose(main.getByRole('combobox', { name: 'Moneda' }), 'Dólares');
  await expect(page).toHaveURL(/moneda=USD/);
  await hydrated(page);
  await v.write(main.getByRole('textbox', { name: 'Base hasta' }), '10.000');
  await v.do('Intro', () => page.keyboard.press('Enter'));
  await expect(page).toHaveURL(/base_hasta=10\.?000/);
  await expect(page.locator('#hallados')).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Base hasta' })).not.toHaveAttribute('aria-invalid', 'true');
  expect(v.names.length).toBeLessThanOrEqual(8);
});

test('daily questions are answered within a few taps of the home page', async ({ page, baseURL }) => {
  await test.step('two deposits are compared in three taps, with the difference in words', async () => {
    const v = await new Visitor(page).arrive();
    await v.press(page.getByRole('main').getByRole('link', { name: 'Depósito a Plazo Fijo' }));
    await hydrated(page);
    await v.press(page.getByRole('link', { name: 'Comparar con otro plazo' }));
    await expect(page.getByText(/^La opción B gana Bs\s.* más que la A y espera \d+ días más\.$/)).toBeVisible();
    expect(v.names.length).toBeLessThanOrEqual(3);
  });
  await test.step('the latest financial statements open in four taps from the menu', async () => {
    const v = await new Visitor(page).arrive();
    await v.byMenu('Institucional', 'Indicadores Financieros');
    await v.press(page.getByRole('link', { name: 'Ver los estados financieros' }));
    const documento = page.locator('#estados').getByRole('link', { name: /PDF/ }).first();
    await expect(documento).toBeInViewport();
    await expect(documento).toHaveAttribute('href', /^\/documentos\/.*\.pdf$/);
    expect(v.names.length).toBeLessThanOrEqual(4);
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
    expect(v.names.length).toBeLessThanOrEqual(2);
  });
  await test.step('the general manager is found in three taps from the menu', async () => {
    const v = await new Visitor(page).arrive();
    await v.byMenu('Institucional', 'Gobierno Corporativo');
    await expect(page.getByText(/Gerent[ea] general/i).first()).toBeVisible();
    expect(v.names.length).toBeLessThanOrEqual(3);
  });
});
