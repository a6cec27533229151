import { button, codeOf, consent, dropDown, openInPanel, send, textBox } from './support/form.js';
import { newCarnet } from './support/newCarnet.js';
import { pause } from './support/pause.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { unique } from './support/unique.js';

// The norm's sentence, to the letter, which the receipt of a complaint must carry.
const plazoLegal =
  'En el plazo de cinco (5) días hábiles administrativos a partir del día de mañana, usted puede apersonarse por la ' +
  'Entidad Financiera a recoger su carta de respuesta';

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('an invalid complaint keeps its input; corrected, it gets its number and receipt and reaches comercial', {
    tag: '@esencial',
  }, async ({ page, browser }) => {
    const apellido = unique('Mamani').replace(/\d/g, 'a');
    const descripcion = unique('El cajero de la plaza no entregó el dinero y sí lo descontó de mi cuenta.');

    await page.goto('/contactanos/reclamos');
    await button(page, 'Tipo de reclamante', 'Persona natural').check();
    await textBox(page, 'Nombres').fill('Rosa');
    await textBox(page, 'Primer apellido').fill(apellido);
    await button(page, 'Tipo de documento', 'Cédula de identidad').check();
    await textBox(page, 'Número de documento').fill(newCarnet());
    await button(page, '¿Es socio o cliente?', 'Socio').check();
    await textBox(page, 'Celular').fill('71234567');
    await textBox(page, 'Dirección (calle, N° y zona)').fill('Calle Murillo 123, zona Norte');
    await dropDown(page, 'Departamento').selectOption('La Paz');
    await textBox(page, 'Ciudad o localidad').fill('El Alto');
    await dropDown(page, 'Producto o servicio').selectOption('Cajero automático');
    await dropDown(page, 'Motivo').selectOption('Dinero no entregado por el cajero automático');
    await page.getByLabel('Fecha del hecho').fill('2026-01-15');
    await textBox(page, 'Monto comprometido').fill('1.250,50');
    await textBox(page, 'Descripción del reclamo').fill('Muy corta');
    await button(page, 'Medio para recibir la respuesta', 'En agencia').check();
    await consent(page).check();
    await pause(page);

    const respuesta = page.waitForResponse((response) => response.request().method() === 'POST');
    await send(page).click();
    expect((await respuesta).status()).toBe(422);
    const resumen = page.getByRole('alert');
    await expect(resumen.getByRole('heading')).toHaveText('Falta corregir un dato');
    await resumen.getByRole('link', { name: /^Descripción del reclamo:/ }).click();
    await expect(textBox(page, 'Descripción del reclamo')).toBeFocused();
    await expect(textBox(page, 'Descripción del reclamo')).toHaveValue('Muy corta');
    await expect(textBox(page, 'Primer apellido')).toHaveValue(apellido);
    await expect(textBox(page, 'Monto comprometido')).toHaveValue('1.250,50');
    await expect(page.getByLabel('Fecha del hecho')).toHaveValue('2026-01-15');
    await expect(dropDown(page, 'Motivo')).toHaveValue('dinero_no_dispensado');
    await expect(button(page, 'Tipo de reclamante', 'Persona natural')).toBeChecked();
    await expect(consent(page)).toBeChecked();

    await textBox(page, 'Descripción del reclamo').fill(descripcion);
    const enorme = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(6 * 1024 * 1024) };
    await page.getByLabel('Documentos de respaldo').setInputFiles(enorme);
    await send(page).click();
    const aviso = page.getByRole('alert').filter({ has: page.getByRole('heading') });
    await expect(aviso).toContainText('Adjunte como máximo 5 archivos de hasta 5 MB cada uno');
    await expect(textBox(page, 'Descripción del reclamo')).toHaveValue(descripcion);
    await expect(textBox(page, 'Primer apellido')).toHaveValue(apellido);
    for (const sinTocar of [button(page, 'Medio para recibir la respuesta', 'En agencia'), consent(page)])
      await sinTocar.check();

    await send(page).click();
    await expect(page).toHaveURL(/\/contactanos\/reclamos\?enviado=/);
    await expect(page.getByRole('listitem').filter({ hasText: plazoLegal })).toBeVisible();
    const codigo = await codeOf(page, /^REC-[\w-]+$/);
    const constancia = page.getByRole('link', { name: 'Descargar constancia (PDF)' });
    const bajada = page.waitForEvent('download');
    await constancia.click();
    expect((await bajada).suggestedFilename()).toBe(`constancia-${codigo}.pdf`);
    await constancia.click();
    await expect(page.getByText('Esta constancia ya se descargó o venció')).toBeVisible();
    await expect(page.getByText(codigo, { exact: true })).toBeVisible();

    const comercial = await (
      await browser.newContext({ javaScriptEnabled: true, viewport: { width: 1280, height: 720 } })
    ).newPage();
    await signIn(comercial, 'comercial');
    await openInPanel(comercial, 'contactanos/reclamos', codigo);
    await expect(comercial.getByText(descripcion)).toBeVisible();
    await expect(comercial.getByText('Bs 1.250,50').first()).toBeVisible();
    await expect(comercial.getByText('Registrado', { exact: true })).toBeVisible();
  });
});

test('with JavaScript, an invalid query keeps its input; corrected, it reaches comercial', async ({
  page,
  browser,
}) => {
  const mensaje = unique('¿Qué necesito para abrir una caja de ahorro a nombre de mi hija?');

  await page.goto('/contactanos/consultas');
  await textBox(page, 'Nombres').fill('Rosa');
  await textBox(page, 'Primer apellido').fill('Mamani');
  await textBox(page, 'Correo electrónico').fill('rosa@correo.test');
  await dropDown(page, 'Tema').selectOption('Caja de ahorro');
  await button(page, '¿Cómo prefiere la respuesta?', 'WhatsApp').check();
  await textBox(page, 'Su consulta').fill(mensaje);
  await pause(page);
  await send(page).click();
  const resumen = page.getByRole('alert');
  await expect(resumen).toBeFocused();
  await expect(resumen.getByRole('link')).toHaveCount(2);
  await expect(resumen.getByRole('link', { name: /^Celular: Ingrese su celular/ })).toBeVisible();

  await consent(page).check();
  await send(page).click();
  await expect(resumen.getByRole('link')).toHaveCount(1);
  await expect(textBox(page, 'Su consulta')).toHaveValue(mensaje);

  await textBox(page, 'Celular').fill('71234567');
  await send(page).click();
  const codigo = await codeOf(page, /^CON-[\w-]+$/);
  await page.reload();
  await expect(page.getByText(codigo, { exact: true })).toBeVisible();

  const comercial = await (await browser.newContext()).newPage();
  await signIn(comercial, 'comercial');
  await openInPanel(comercial, 'contactanos/consultas', codigo);
  await expect(comercial.getByText(mensaje)).toBeVisible();
});
