import { apiOf } from './support/apiOf.js';
import { button, checkbox, codeOf, consent, dropDown, send, textBox } from './support/form.js';
import { newCarnet } from './support/newCarnet.js';
import { ok } from './support/ok.js';
import { pause } from './support/pause.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

async function enviar(page: Page, pagina: string, codigo: RegExp) {
  await send(page).click();
  await expect(page).toHaveURL(new RegExp(`/contactanos/${pagina}\\?enviado=`));
  await codeOf(page, codigo);
}

test('sends a credit application on a single page', { tag: '@esencial' }, async ({ page, baseURL }) => {
  const api = await apiOf(String(baseURL));
  const creditos = await ok(api.GET('/api/publico/productos/simulador-creditos'));
  const credito = creditos.find(({ montoMinBob }) => montoMinBob);
  if (!credito) throw new Error('Ningún crédito se presta en bolivianos');
  await page.goto(`/contactanos/solicitud-credito?producto=${credito.id}&moneda=BOB&plazo=${credito.plazoMin}`);
  await textBox(page, 'Nombres').fill('Juan');
  await textBox(page, 'Primer apellido').fill('Choque');
  await button(page, 'Tipo de documento', 'Cédula de identidad').check();
  await textBox(page, 'Número de documento').fill(newCarnet());
  await page.getByLabel('Fecha de nacimiento').fill('1990-05-10');
  await button(page, 'Estado civil', 'Soltero/a').check();
  await textBox(page, 'Celular').fill('71234567');
  await dropDown(page, 'Departamento').selectOption('La Paz');
  await dropDown(page, 'Agencia donde desea ser atendido').selectOption({ index: 1 });
  await dropDown(page, '¿Para qué necesita el crédito?').selectOption('Salud');
  await textBox(page, 'Monto').fill(String(Math.ceil(Number(credito.montoMinBob))));
  await dropDown(page, 'Garantía ofrecida').selectOption('Sola firma');
  const ingreso = page.getByRole('group', { name: 'Ingresos: 1 de' });
  await ingreso.getByRole('radio', { name: 'Independiente', exact: true }).check();
  await ingreso.getByRole('textbox', { name: '¿En qué trabaja?' }).fill('Comerciante');
  await ingreso.getByRole('textbox', { name: 'Lugar de trabajo' }).fill('Mercado Rodríguez');
  await ingreso.getByRole('textbox', { name: 'Años en esa actividad' }).fill('5');
  await ingreso.getByRole('textbox', { name: 'Ingreso mensual' }).fill('6000');
  await button(page, '¿Tiene otros préstamos?', 'No tengo').check();
  for (const nombre of [/^Autorizo la consulta/, /^Declaro que los datos/]) await checkbox(page, nombre).check();
  await consent(page).check();
  await pause(page);
  await enviar(page, 'solicitud-credito', /^SOL-[\w-]+$/);
});

test('sends a query, a rating and an opinion, and resets the form', async ({ context }) => {
  const [consulta, calificacion, opinion] = [await context.newPage(), await context.newPage(), await context.newPage()];

  await consulta.goto('/contactanos/consultas?tema=ser_socio');
  await textBox(consulta, 'Nombres').fill('Rosa');
  await textBox(consulta, 'Segundo apellido').fill('Mamani');
  await textBox(consulta, 'Correo electrónico').fill('rosa@correo.test');
  await expect(dropDown(consulta, 'Tema')).toHaveValue('ser_socio');
  await textBox(consulta, 'Su consulta').fill(unique('¿Qué documentos debo llevar para ser socia?'));
  await button(consulta, '¿Cómo prefiere la respuesta?', 'Correo electrónico').check();
  await consent(consulta).check();

  await calificacion.goto('/contactanos/califiquenos');
  await button(calificacion, 'Calificación general', 'Excelente').check();
  await button(calificacion, '¿Dónde le atendimos?', 'Por WhatsApp').check();

  await opinion.goto('/contactanos/opinion');
  await textBox(opinion, 'Asunto').fill('Para borrar');
  await opinion.getByRole('button', { name: 'Limpiar' }).click();
  await expect(textBox(opinion, 'Asunto')).toHaveValue('');
  await button(opinion, 'Tipo', 'Felicitación').check();
  await textBox(opinion, 'Asunto').fill('Muy buena atención');
  await textBox(opinion, 'Su opinión').fill(unique('Me atendieron con mucha paciencia en la agencia.'));

  await pause(opinion);
  await enviar(consulta, 'consultas', /^CON-[\w-]+$/);
  await enviar(calificacion, 'califiquenos', /^CAL-[\w-]+$/);
  await enviar(opinion, 'opinion', /^OPI-[\w-]+$/);
});
