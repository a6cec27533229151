import { expect, test } from '@playwright/test';
import { calma } from './support/calma.js';
import { desdeOtraRed } from './support/desdeOtraRed.js';
import { entrar } from './support/entrar.js';
import { aceptar, boton, caja, codigoDe, enElPanel, enviar, lista } from './support/formulario.js';
import { unCarnet } from './support/unCarnet.js';
import { unico } from './support/unico.js';

test.beforeEach(desdeOtraRed);

// The norm's sentence, to the letter: the proof of a complaint must carry it.
const plazoLegal =
  'En el plazo de cinco (5) días hábiles administrativos a partir del día de mañana, usted puede apersonarse por la ' +
  'Entidad Financiera a recoger su carta de respuesta';

test.describe('sin JavaScript, en un teléfono', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('un reclamo mal escrito vuelve con todo lo escrito; corregido, recibe su número y llega a Comercial', async ({
    page,
    browser,
  }) => {
    const apellido = unico('Mamani').replace(/\d/g, 'a');
    const descripcion = unico('El cajero de la plaza no entregó el dinero y sí lo descontó de mi cuenta.');

    await page.goto('/contactanos/reclamos');
    await boton(page, 'Tipo de reclamante', 'Persona natural').check();
    await caja(page, 'Nombres').fill('Rosa');
    await caja(page, 'Primer apellido').fill(apellido);
    await boton(page, 'Tipo de documento', 'Cédula de identidad').check();
    await caja(page, 'Número de documento').fill(unCarnet());
    await boton(page, '¿Es socio o cliente?', 'Socio').check();
    await caja(page, 'Celular').fill('71234567');
    await caja(page, 'Dirección (calle, N° y zona)').fill('Calle Murillo 123, zona Norte');
    await lista(page, 'Departamento').selectOption('La Paz');
    await caja(page, 'Ciudad o localidad').fill('El Alto');
    await lista(page, 'Producto o servicio').selectOption('Cajero automático');
    await lista(page, 'Motivo').selectOption('Dinero no entregado por el cajero automático');
    await page.getByLabel('Fecha del hecho').fill('2026-01-15');
    await caja(page, 'Monto comprometido').fill('1.250,50');
    await caja(page, 'Descripción del reclamo').fill('Muy corta');
    await boton(page, 'Medio para recibir la respuesta', 'En agencia').check();
    await boton(page, '¿Cómo desea recibir su número de reclamo?', 'En pantalla').check();
    await aceptar(page).check();
    await calma(page);

    const respuesta = page.waitForResponse((response) => response.request().method() === 'POST');
    await enviar(page).click();
    expect((await respuesta).status()).toBe(422);
    const resumen = page.getByRole('alert');
    await expect(resumen.getByRole('heading')).toHaveText('Falta corregir un dato');
    await resumen.getByRole('link', { name: /^Descripción del reclamo:/ }).click();
    await expect(caja(page, 'Descripción del reclamo')).toBeFocused();
    await expect(caja(page, 'Descripción del reclamo')).toHaveValue('Muy corta');
    await expect(caja(page, 'Primer apellido')).toHaveValue(apellido);
    await expect(caja(page, 'Monto comprometido')).toHaveValue('1.250,50');
    await expect(page.getByLabel('Fecha del hecho')).toHaveValue('2026-01-15');
    await expect(lista(page, 'Motivo')).toHaveValue('dinero_no_dispensado');
    await expect(boton(page, 'Tipo de reclamante', 'Persona natural')).toBeChecked();
    await expect(aceptar(page)).toBeChecked();

    await caja(page, 'Descripción del reclamo').fill(descripcion);
    const enorme = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(6 * 1024 * 1024) };
    await page.getByLabel('Documentos de respaldo').setInputFiles(enorme);
    await enviar(page).click();
    const aviso = page.getByRole('alert').filter({ has: page.getByRole('heading') });
    await expect(aviso).toContainText('Adjunte como máximo 5 archivos de hasta 5 MB cada uno');
    await expect(caja(page, 'Descripción del reclamo')).toHaveValue(descripcion);
    await expect(caja(page, 'Primer apellido')).toHaveValue(apellido);
    for (const sinTocar of [boton(page, 'Medio para recibir la respuesta', 'En agencia'), aceptar(page)])
      await sinTocar.check();
    await boton(page, '¿Cómo desea recibir su número de reclamo?', 'En pantalla').check();

    await enviar(page).click();
    await expect(page).toHaveURL(/\/contactanos\/reclamos\?enviado=/);
    await expect(page.getByRole('listitem').filter({ hasText: plazoLegal })).toBeVisible();
    const codigo = await codigoDe(page, /^REC-[\w-]+$/);

    const comercial = await (
      await browser.newContext({ javaScriptEnabled: true, viewport: { width: 1280, height: 720 } })
    ).newPage();
    await entrar(comercial, 'comercial');
    await enElPanel(comercial, 'contactanos/reclamos', codigo);
    await expect(comercial.getByText(descripcion)).toBeVisible();
    await expect(comercial.getByText('Bs 1.250,50')).toBeVisible();
    await expect(comercial.getByText('Registrado', { exact: true })).toBeVisible();
  });
});

test('una consulta con JavaScript: lo que falta se dice sin perder nada; corregida, llega a Comercial', async ({
  page,
  browser,
}) => {
  const mensaje = unico('¿Qué necesito para abrir una caja de ahorro a nombre de mi hija?');

  await page.goto('/contactanos/consultas');
  await caja(page, 'Nombres').fill('Rosa');
  await caja(page, 'Primer apellido').fill('Mamani');
  await caja(page, 'Correo electrónico').fill('rosa@correo.test');
  await lista(page, 'Tema').selectOption('Caja de ahorro');
  await boton(page, '¿Cómo prefiere la respuesta?', 'WhatsApp').check();
  await caja(page, 'Su consulta').fill(mensaje);
  await calma(page);
  await enviar(page).click();
  const resumen = page.getByRole('alert');
  await expect(resumen).toBeFocused();
  await expect(resumen.getByRole('link')).toHaveCount(2);
  await expect(resumen.getByRole('link', { name: /^Celular: Ingrese su celular/ })).toBeVisible();

  await aceptar(page).check();
  await enviar(page).click();
  await expect(resumen.getByRole('link')).toHaveCount(1);
  await expect(caja(page, 'Su consulta')).toHaveValue(mensaje);

  await caja(page, 'Celular').fill('71234567');
  await enviar(page).click();
  const codigo = await codigoDe(page, /^CON-[\w-]+$/);
  await page.reload();
  await expect(page.getByText(codigo, { exact: true })).toBeVisible();

  const comercial = await (await browser.newContext()).newPage();
  await entrar(comercial, 'comercial');
  await enElPanel(comercial, 'contactanos/consultas', codigo);
  await expect(comercial.getByText(mensaje)).toBeVisible();
});
