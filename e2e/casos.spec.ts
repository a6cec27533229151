import { readFile } from 'node:fs/promises';
import { Actions } from './support/actions.js';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { choose } from './support/choose.js';
import { dayBox, writeDay } from './support/dayBox.js';
import { fillReclamo, type Reclamo } from './support/fillReclamo.js';
import { codeOf, send } from './support/form.js';
import { hydrated } from './support/hydrated.js';
import { newCarnet } from './support/newCarnet.js';
import { pdf } from './support/pdf.js';
import { type Reclamo as Registrado, reclamoInAnalysis } from './support/reclamoByLetter.js';
import { signIn } from './support/signIn.js';
import { expect, type Locator, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';
import { watch } from './support/watch.js';

const telefono = { viewport: { width: 360, height: 780 } };
const escritorio = { viewport: { width: 1440, height: 900 } };

const caja = (page: Page, nombre: string | RegExp) => page.getByRole('textbox', { name: nombre });
const pasos = (page: Page) => page.getByRole('region', { name: 'Siguiente paso' });
/** The form of an order, beside the case. */
const ordenDe = (page: Page, nombre: string) => page.getByRole('region', { name: nombre, exact: true });
const notas = (page: Page) => page.getByRole('list', { name: 'Notas' });
const hecho = (page: Page, orden: string) => expect(page.getByText(orden)).toBeVisible();

/** Ticks the declarations about the response; the server computes whether it is on time. */
async function declarar(orden: Locator) {
  await orden.getByRole('checkbox', { name: /expresa.*íntegra.*comprensible/ }).check();
  await expect(orden.getByText(/oportuna/i)).toHaveCount(0);
}

/** Tracks a complaint as its author, with its number and the author's document. */
async function seguir(page: Page, codigo: string, carnet: string) {
  await page.goto('/contactanos/seguimiento');
  await hydrated(page);
  await caja(page, /Número de su caso/).fill(codigo);
  await caja(page, /Número de documento/).fill(carnet);
  await page.getByRole('button', { name: 'Ver el estado' }).click();
  const caso = page.getByRole('region').filter({ hasText: `N° ${codigo}` });
  await expect(caso).toBeVisible();
  return caso;
}

/** Sends the form of the Punto de Reclamo; returns the complaint's number. */
async function reclamar(page: Page, reclamo: Reclamo) {
  await page.goto('/contactanos/reclamos');
  await hydrated(page);
  await fillReclamo(page, reclamo, true);
  await send(page).click();
  await expect(page).toHaveURL(/\/contactanos\/reclamos\?enviado=/);
  return codeOf(page, /^REC-[\w-]+$/);
}

async function abrir(page: Page, seccion: string, codigo: string) {
  await page.goto(`/administrador/contactanos/${seccion}`);
  await caja(page, 'Buscar').fill(codigo);
  // The search reaches the address after a debounce, which would navigate back to the list.
  await expect(page.getByRole('button', { name: `Contiene: «${codigo}»` })).toBeVisible();
  await expect(page.getByRole('link', { name: codigo })).toHaveCount(1);
  await page.getByRole('link', { name: codigo }).click();
  await expect(page.getByText(new RegExp(`^${codigo} · `))).toBeVisible();
}

test('a complaint from start to end, for staff and for the visitor', { tag: '@esencial' }, async ({ browser }) => {
  test.slow();
  const visitante = await (await browser.newContext(telefono)).newPage();
  const comercial = await (await browser.newContext(escritorio)).newPage();
  const carnet = newCarnet();
  const descripcion = unique('Me cobraron una comisión que no figura en el tarifario publicado.');

  const codigo = await reclamar(visitante, { carnet, descripcion });
  await expect(await seguir(visitante, codigo, carnet)).toContainText('Registrado');

  await signIn(comercial, 'comercial');
  const fallas = watch(comercial);
  await abrir(comercial, 'reclamos', codigo);
  await expect(comercial.getByText(descripcion)).toBeVisible();
  await expect(comercial.getByText(/^Vence el /)).toBeVisible();
  await expect(comercial.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/59171234567\?/,
  );
  await expect(pasos(comercial).getByRole('button')).toHaveText([
    'Iniciar el análisis',
    'Responder',
    'Registrar el desistimiento',
  ]);

  await pasos(comercial).getByRole('button', { name: 'Iniciar el análisis' }).click();
  const analisis = ordenDe(comercial, 'Iniciar el análisis');
  await analisis.getByRole('button', { name: 'Asignarme' }).click();
  await caja(comercial, 'Nota interna').fill('Pedí el extracto de la cuenta.');
  await analisis.getByRole('button', { name: 'Iniciar el análisis' }).click();
  await hecho(comercial, 'Se inició el análisis.');
  await expect(notas(comercial)).toContainText('Pedí el extracto de la cuenta.');
  await expect(notas(comercial)).toContainText('Iniciar el análisis');

  await caja(comercial, 'Nota nueva').fill('El cobro fue un error del sistema.');
  await comercial.getByRole('button', { name: 'Agregar nota' }).click();
  await expect(notas(comercial).getByRole('listitem')).toHaveCount(2);
  await expect(notas(comercial).getByRole('listitem').first()).toContainText('El cobro fue un error del sistema.');

  await pasos(comercial).getByRole('button', { name: 'Responder' }).click();
  const orden = ordenDe(comercial, 'Responder');
  await orden.getByRole('button', { name: 'Reclamo que no procede' }).click();
  const respuesta = orden.getByRole('textbox', { name: /^Respuesta/ });
  await expect(respuesta).toHaveValue(new RegExp(`su reclamo ${codigo} no procede`));
  await respuesta.fill('Lo que yo escribí.');
  await orden.getByRole('button', { name: 'Reclamo que no procede' }).click();
  await expect(respuesta).toHaveValue('Lo que yo escribí.');
  await orden.getByRole('button', { name: 'Agregar la plantilla al final' }).click();
  await expect(respuesta).toHaveValue(/^Lo que yo escribí\.\n\nRevisamos/);
  await expect(orden.getByRole('combobox', { name: /^Resultado/ })).toHaveText('Desfavorable');
  await declarar(orden);
  await orden.getByRole('button', { name: 'Responder' }).click();
  await hecho(comercial, 'Respuesta registrada.');
  await expect(comercial.getByText('Oportuna (en plazo)')).toBeVisible();
  await expect(comercial.getByText(/^Vence el /)).toHaveCount(0);

  const descarga = comercial.waitForEvent('download');
  await comercial.getByRole('button', { name: 'Imprimir', exact: true }).click();
  await comercial.getByRole('menuitem', { name: 'Carta de respuesta' }).click();
  const carta = await descarga;
  expect(carta.suggestedFilename()).toBe(`carta-${codigo}.pdf`);
  expect((await readFile(await carta.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(await seguir(visitante, codigo, carnet)).toContainText('Respondido');

  await pasos(comercial).getByRole('button', { name: 'Cerrar' }).click();
  await choose(comercial, /^Medio de la respuesta/, 'En agencia');
  const cierre = ordenDe(comercial, 'Cerrar');
  await dayBox(cierre, /^Respuesta entregada/).fill('hoy');
  await cierre.getByRole('button', { name: 'Cerrar' }).click();
  await hecho(comercial, 'Se cerró.');
  await expect(pasos(comercial).getByRole('button')).toHaveText(['Pasar a segunda instancia']);
  await comercial.getByRole('heading', { name: 'Lo que pasó' }).click();
  const bitacora = comercial.getByRole('region', { name: 'Lo que pasó' }).getByRole('listitem');
  await expect(bitacora.locator('strong')).toHaveText(['Registro', 'Iniciar el análisis', 'Responder', 'Cerrar']);
  expect(fallas).toEqual([]);

  const estado = await seguir(visitante, codigo, carnet);
  await expect(estado).toContainText('Cerrado');
  await expect(visitante.getByText('Pedí el extracto de la cuenta.')).toHaveCount(0);
});

test.describe('in the panel', () => {
  test.use(escritorio);
  test.beforeEach(({ page }) => signIn(page, 'comercial'));

  test('a phone query is registered, printed, assigned and forwarded as a complaint', async ({ page }) => {
    test.slow();
    await page.goto('/administrador/contactanos/consultas/create');
    await page.getByRole('combobox', { name: 'Canal' }).click();
    await expect(page.getByRole('option', { name: 'Sitio web' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await choose(page, 'Canal', 'Teléfono');
    await caja(page, 'Nombres').fill('Rosa');
    await caja(page, 'Primer apellido').fill('Mamani');
    await caja(page, 'Celular').fill('71234567');
    await choose(page, /^Tema/, 'Caja de ahorro');
    await caja(page, /^La consulta/).fill(unique('Me cobraron una comisión que no figura en el tarifario.'));
    await choose(page, /^Cómo prefiere la respuesta/, 'WhatsApp');
    await page.getByLabel(/^La persona acepta el tratamiento/).check();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    const registrado = await page.getByText(/^Quedó registrado con el N° CON-/).innerText();
    const codigo = registrado.match(/CON-[\d-]+/)?.[0] ?? '';
    const consulta = page.url().replace('?registrado', '');
    const descarga = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Imprimir constancia' }).click();
    expect((await descarga).suggestedFilename()).toMatch(/^constancia-CON-.*\.pdf$/);

    await page.getByRole('region', { name: 'Responsable' }).getByRole('button', { name: 'Asignarme' }).click();
    await expect(page.getByRole('region', { name: 'Responsable' }).getByText('Carla Vargas Rojas')).toBeVisible();
    await page.goto('/administrador/contactanos/consultas');
    const mios = page.getByRole('group', { name: 'Filtros rápidos' }).getByRole('button', { name: /^A su cargo: / });
    await mios.click();
    await expect(mios).toHaveAttribute('aria-pressed', 'true');
    await caja(page, 'Buscar').fill(codigo);
    await expect(page.getByRole('link', { name: codigo })).toHaveCount(1);

    // Each case links to the other.
    await page.goto(consulta);
    await pasos(page).getByRole('button', { name: 'Derivar a reclamo' }).click();
    const orden = page.getByRole('dialog', { name: 'Derivar a reclamo' });
    await expect(orden.getByRole('textbox', { name: /^Nombres/ })).toHaveValue('Rosa');
    await expect(orden.getByRole('textbox', { name: /^Descripción del reclamo/ })).toHaveValue(
      /Me cobraron una comisión/,
    );
    await orden.getByRole('textbox', { name: /^Número de documento/ }).fill(newCarnet());
    await choose(page, /^¿Es socio o cliente/, 'Socio');
    await orden.getByRole('textbox', { name: /^Dirección/ }).fill('Calle Murillo 123');
    await choose(page, /^Departamento/, 'La Paz');
    await orden.getByRole('textbox', { name: /^Ciudad/ }).fill('El Alto');
    await choose(page, /^Motivo/, 'Mala información');
    await writeDay(orden, /^Fecha del hecho/, '2026-01-15');
    await orden.getByRole('button', { name: 'Derivar a reclamo' }).click();
    await page.getByRole('alert').filter({ hasText: 'Sigue como reclamo' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/contactanos\/reclamos\//);
    await expect(page.getByText(/^REC-.* · Rosa Mamani$/).first()).toBeVisible();
    await page.getByRole('alert').filter({ hasText: 'Llegó como consulta' }).getByRole('link').click();
    await expect(page).toHaveURL(consulta);
    await expect(page.getByText('Derivada a reclamo').last()).toBeVisible();
  });

  test('registers a complaint by letter in twelve actions, and in eight for a known person', async ({ page }) => {
    test.slow();
    const carnet = newCarnet();
    const registrar = async (persona: (acciones: Actions) => Promise<void>) => {
      const acciones = new Actions();
      await acciones.do('registrar', () => page.getByRole('link', { name: 'Registrar por otro canal' }).click());
      await persona(acciones);
      await acciones.do('producto', () => choose(page, /^Producto o servicio/, 'Caja de ahorro'));
      await acciones.do('motivo', () => choose(page, /^Motivo/, 'Mala información'));
      await acciones.do('fecha', () => dayBox(page, /^Fecha del hecho/).fill('5/1/2026'));
      await acciones.do('descripción', () =>
        caja(page, /^Descripción del reclamo/).fill('Me cobraron una comisión que no figura en el tarifario.'),
      );
      await acciones.do('guardar', () => page.getByRole('button', { name: 'Guardar', exact: true }).click());
      await expect(page.getByText(/^Quedó registrado con el N° REC-/)).toBeVisible();
      return acciones.names.length;
    };
    const documento = () => caja(page, /^Número de documento/).fill(carnet);

    await page.goto('/administrador/contactanos/reclamos');
    const desconocida = await registrar(async (acciones) => {
      await acciones.do('canal', () => choose(page, 'Canal', 'Carta'));
      await acciones.do('documento', documento);
      await acciones.do('nombres', () => caja(page, 'Nombres').fill('Rosa'));
      await acciones.do('apellido', () => caja(page, 'Primer apellido').fill('Mamani'));
      await acciones.do('socio', () => choose(page, /^Es socio o cliente/, 'Socio'));
      await acciones.do('dirección', () => caja(page, /^Dirección/).fill('Calle Sucre N° 12, zona Central'));
    });
    expect(desconocida).toBeLessThanOrEqual(12);

    // Each starting value is on the screen and can be changed; the channel is that of the last letter.
    await page.goBack();
    await page.goBack();
    const conocida = await registrar(async (acciones) => {
      await expect(page.getByRole('combobox', { name: 'Canal' })).toHaveText('Carta');
      await expect(page.getByRole('combobox', { name: /^Tipo de reclamante/ })).toHaveText('Persona natural');
      await expect(page.getByRole('combobox', { name: /^Tipo de documento/ })).toHaveText('Cédula de identidad');
      await expect(page.getByRole('combobox', { name: /^Medio para recibir la respuesta/ })).toHaveText('En agencia');
      await expect(page.getByRole('combobox', { name: /^Departamento/ })).toHaveText('La Paz');
      await expect(caja(page, /^Ciudad/)).toHaveValue('La Paz');
      await acciones.do('documento', documento);
      await expect(page.getByText(/^Ya tiene un caso: REC-.* · Rosa Mamani\.$/)).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await acciones.do('usar', () => page.getByRole('button', { name: 'Usar sus datos' }).click());
      await expect(page.getByText(/^Se llenó con los datos de REC-/)).toBeVisible();
      await expect(caja(page, 'Primer apellido')).toHaveValue('Mamani');
      await expect(caja(page, /^Dirección/)).toHaveValue('Calle Sucre N° 12, zona Central');
    });
    expect(conocida).toBeLessThanOrEqual(8);
  });

  /** A complaint by letter, received that many days ago, in analysis. */
  async function recibido(baseURL: string | undefined, haceDias: number): Promise<Registrado> {
    return reclamoInAnalysis(await apiOf(String(baseURL), 'comercial'), haceDias);
  }

  test('an order keeps its input when closed or reloaded, and is not sent without a rejected letter', async ({
    page,
    baseURL,
  }) => {
    const { id } = await recibido(baseURL, 1);
    await page.goto(`/administrador/contactanos/reclamos/${id}/show`);
    const orden = ordenDe(page, 'Responder');
    const respuesta = orden.getByRole('textbox', { name: /^Respuesta/ });
    const texto = unique('Revisamos la operación y devolvimos la comisión que se le cobró por error.');

    await respuesta.fill(texto);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 450);
    await expect(respuesta).toHaveValue(texto);
    await orden.getByRole('button', { name: 'Seguir después' }).click();
    await expect(orden).toHaveCount(0);
    await page.reload();
    await expect(orden.getByText(/^Se recuperó lo que escribió/)).toBeVisible();
    await expect(respuesta).toHaveValue(texto);

    await choose(page, /^Resultado/, 'Desfavorable');
    await declarar(orden);
    const carta = orden.getByRole('group', { name: 'Carta de respuesta' });
    const elegido = page.waitForEvent('filechooser');
    await carta.getByRole('button', { name: 'Elegir archivo' }).click();
    const rota = { ...pdf('carta.pdf'), buffer: Buffer.from('%PDF-1.7 rota') };
    await (await elegido).setFiles(rota);
    await expect(carta.getByRole('alert')).toContainText('incompleto o dañado');
    await orden.getByRole('button', { name: 'Responder' }).click();
    await expect(page.getByText('Respuesta registrada.')).toHaveCount(0);
    await expect(carta).toContainText('Elija otro archivo, o siga sin él');
    await carta.getByRole('button', { name: 'Seguir sin archivo' }).click();
    await orden.getByRole('button', { name: 'Responder' }).click();
    await hecho(page, 'Respuesta registrada.');
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(texto);
  });

  test('an overdue complaint cannot be extended, shows why, and its answer counts as late', async ({
    page,
    baseURL,
  }) => {
    const { id } = await recibido(baseURL, 20);
    await page.goto(`/administrador/contactanos/reclamos/${id}/show`);
    await expect(page.getByText(/^Venció hace .*, el /)).toBeVisible();
    await expect(pasos(page).getByRole('button', { name: 'Responder' })).toBeVisible();
    await expect(pasos(page).getByRole('button', { name: 'Ampliar el plazo' })).toHaveCount(0);
    await expect(pasos(page)).toContainText(/Ampliar el plazo · Ya no se puede ampliar: venció el /);
    const orden = ordenDe(page, 'Responder');
    await orden.getByRole('textbox', { name: /^Respuesta/ }).fill('La devolución se hizo hoy, con nuestras disculpas.');
    await choose(page, /^Resultado/, 'Favorable');
    await declarar(orden);
    await orden.getByRole('button', { name: 'Responder' }).click();
    await hecho(page, 'Respuesta registrada.');
    await expect(page.getByText('Fuera de plazo')).toBeVisible();

    const enPlazo = await recibido(baseURL, 0);
    await page.goto(`/administrador/contactanos/reclamos/${enPlazo.id}/show`);
    await pasos(page).getByRole('button', { name: 'Ampliar el plazo' }).click();
    const ampliacion = ordenDe(page, 'Ampliar el plazo');
    await expect(ampliacion.getByText(/^El plazo vigente termina el .* 10 días hábiles/)).toBeVisible();
    const hasta = dayBox(ampliacion, /^Ampliado hasta/);
    await expect(hasta).not.toHaveValue('');
    await expect(hasta).not.toHaveAccessibleDescription(/no es día hábil/);
    await hasta.fill('14/6/2031');
    await expect(hasta).toHaveAccessibleDescription(/^sábado, 14 de junio de 2031, no es día hábil \(fin de semana\)/);
  });
});
