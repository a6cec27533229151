import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { chooseFromMore } from './support/chooseFromMore.js';
import { holdBack } from './support/holdBack.js';
import { reclamoInAnalysis } from './support/reclamoByLetter.js';
import { signIn } from './support/signIn.js';
import { sweep } from './support/sweep.js';
import { tabTo } from './support/tabTo.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

const anchos = [1440, 1024, 768, 360];
/**
 * Taller than any screen's content: a sticky bar covers part of an element, which axe reports as a target too small.
 */
const ALTO = 3000;
/** The rules that a theme or a width alone can break. */
const DE_TEMA = ['color-contrast', 'link-in-text-block'];

/** A kind of screen: its address, and the check that it has rendered. */
type Pantalla = { nombre: string; ruta: string; dibujada: (page: Page) => Promise<unknown> };
const visible = (page: Page, texto: string | RegExp) => expect(page.getByText(texto).first()).toBeVisible();
const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const pantallas: Pantalla[] = [
  {
    nombre: 'panel',
    ruta: '',
    dibujada: (p) => expect(p.getByRole('region', { name: 'Contenido del sitio' })).toBeVisible(),
  },
  { nombre: 'lista con imágenes', ruta: '/promociones', dibujada: (p) => visible(p, /^\d+ promociones$/) },
  { nombre: 'lista de casos', ruta: '/contactanos/reclamos', dibujada: (p) => visible(p, /^(Más de )?\d+ reclamos$/) },
  { nombre: 'registro', ruta: '/sitio/auditoria', dibujada: (p) => visible(p, /^(Más de )?[\d.]+ registros?/) },
  {
    nombre: 'formulario',
    ruta: '/novedades/create',
    dibujada: (p) => expect(p.getByRole('toolbar').first()).toBeVisible(),
  },
  {
    nombre: 'planilla',
    ruta: '/institucional/tarifario/create',
    dibujada: (p) => expect(boton(p, 'Añadir una fila')).toBeVisible(),
  },
  { nombre: 'fichas', ruta: '/sitio/paginas/create', dibujada: (p) => boton(p, 'Añadir un bloque').click() },
  {
    nombre: 'calendario',
    ruta: '/calendario',
    dibujada: (p) =>
      expect(p.getByRole('main').locator('table, ul, ol').filter({ visible: true }).first()).toBeVisible(),
  },
  {
    nombre: 'obligaciones',
    ruta: '/obligaciones',
    dibujada: (p) =>
      expect(p.getByRole('region', { name: /^(Vencidas|Por vencer|Más adelante|Cumplidas)$/ }).first()).toBeVisible(),
  },
  {
    nombre: 'biblioteca',
    ruta: '/sitio/biblioteca',
    dibujada: (p) => visible(p, /^\d+ archivos?$/),
  },
  {
    nombre: 'por aprobar',
    ruta: '/por-aprobar',
    dibujada: (p) => expect(p.getByRole('heading', { name: 'Por aprobar' })).toBeVisible(),
  },
  {
    nombre: 'publicaciones conjuntas',
    ruta: '/sitio/publicaciones-conjuntas',
    dibujada: (p) => visible(p, /^(\d+|Una?) publicaci/),
  },
  {
    nombre: 'historial de un registro',
    ruta: '/novedades',
    dibujada: async (p) => {
      await p.getByRole('table').getByRole('link').first().click();
      await boton(p, 'Historial').click();
      await expect(p.getByRole('dialog', { name: /Historial/ })).toBeVisible();
    },
  },
  { nombre: 'saldos', ruta: '/saldos', dibujada: (p) => expect(p.getByRole('tab').first()).toBeVisible() },
  {
    nombre: 'papelera',
    ruta: '/novedades/papelera',
    dibujada: (p) =>
      expect(
        p
          .getByRole('button', { name: /^Recuperar/ })
          .or(p.getByText('La papelera está vacía'))
          .first(),
      ).toBeVisible(),
  },
  { nombre: 'importar', ruta: '/sitio/agencias', dibujada: (p) => chooseFromMore(p, 'Importar') },
  {
    nombre: 'mesa de casos',
    ruta: '/contactanos/reclamos',
    dibujada: async (p) => {
      await p.getByRole('link', { name: /^REC-/ }).first().click();
      await visible(p, /^REC-[\d-]+ · /);
    },
  },
  {
    nombre: 'ayuda',
    ruta: '/novedades',
    dibujada: async (p) => {
      await boton(p, 'Ayuda de esta pantalla').click();
      await expect(p.getByRole('dialog', { name: 'Ayuda' })).toBeVisible();
    },
  },
  {
    nombre: 'buscar o ir a',
    ruta: '/novedades',
    dibujada: async (p) => {
      await boton(p, 'Buscar o ir a…').click();
      await expect(p.getByRole('combobox', { name: 'Buscar o ir a' })).toBeFocused();
    },
  },
];

test.describe('each kind of panel screen, in both themes and at four widths', () => {
  test.describe.configure({ mode: 'parallel' });
  const mirar = async (page: Page, unas: readonly Pantalla[]) => {
    test.slow();
    await signIn(page, 'administrador');
    await sweep(
      unas,
      (pantalla) => sinBarreras(page, pantalla),
      ({ nombre }) => nombre,
    );
  };
  const mitad = pantallas.length / 2;
  test('has no accessibility barriers: first half', ({ page }) => mirar(page, pantallas.slice(0, mitad)));
  test('has no accessibility barriers: second half', ({ page }) => mirar(page, pantallas.slice(mitad)));
});

async function sinBarreras(page: Page, { nombre, ruta, dibujada }: Pantalla) {
  await page.setViewportSize({ width: 1440, height: ALTO });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/administrador${ruta}`);
  await dibujada(page);
  const fondo = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const claro = await fondo();
  for (const width of anchos) {
    await page.setViewportSize({ width, height: ALTO });
    expect.soft(await barriers(page), `${nombre}: claro, ${width}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(fondo).not.toBe(claro);
  for (const width of anchos) {
    await page.setViewportSize({ width, height: ALTO });
    expect.soft(await barriers(page, DE_TEMA), `${nombre}: oscuro, ${width}`).toEqual([]);
  }
}

test('the sign-in page has no accessibility barriers in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/login');
    await expect(page.getByRole('main')).toHaveCSS('color-scheme', colorScheme);
    await expect(boton(page, 'Ingresar')).toBeVisible();
    for (const width of anchos) {
      await page.setViewportSize({ width, height: ALTO });
      expect.soft(await barriers(page), `${colorScheme}, ${width}`).toEqual([]);
    }
  }
});

test('a slow list shows a loading state and no selection boxes', async ({ page }) => {
  const llega = await holdBack(page, /\/api\/novedades\?/);
  await signIn(page, 'administrador', '/administrador/novedades');
  await expect(page.getByRole('status', { name: 'Cargando' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  llega();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
});

test.describe('whole tasks by keyboard, with screen reader announcements', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const enfocado = (page: Page) => page.locator(':focus');

  test('answers a complaint from its list', async ({ page, baseURL }) => {
    const api = await apiOf(String(baseURL), 'comercial');
    const { codigo } = await reclamoInAnalysis(api, 270);
    const filter = encodeURIComponent(JSON.stringify({ q: codigo }));
    await signIn(page, 'comercial', `/administrador/contactanos/reclamos?filter=${filter}`);
    await expect(page.getByRole('link', { name: codigo })).toBeVisible();

    const tabs = await tabTo(page, 'button', 'Ir al contenido');
    await page.keyboard.press('Enter');
    const more = await tabTo(page, 'button', 'Ir a la primera fila');
    await page.keyboard.press('Enter');
    expect(tabs + more, 'tabs to the first row').toBeLessThanOrEqual(12);
    await expect(enfocado(page)).toHaveRole('link');
    await expect(enfocado(page)).toHaveAccessibleName(new RegExp(codigo));
    await page.keyboard.press('Enter');
    await expect(enfocado(page)).toHaveText(new RegExp(`^${codigo}`));

    const respuesta = page
      .getByRole('region', { name: 'Responder', exact: true })
      .getByRole('textbox', { name: /^Respuesta/ });
    await expect(respuesta).toBeVisible();
    await page.keyboard.press('r');
    await expect(enfocado(page)).toHaveRole('textbox');
    await expect(enfocado(page)).toHaveAccessibleName(/^Respuesta/);
    await page.keyboard.type('La comisión se devolvió hoy a su cuenta.');
    await tabTo(page, 'combobox', /^Resultado/);
    await page.keyboard.press('Enter');
    await expect(enfocado(page)).toHaveRole('option');
    await page.keyboard.press('Home');
    const elegido = await enfocado(page).innerText();
    await page.keyboard.press('Enter');
    await expect(enfocado(page)).toHaveText(elegido);
    await tabTo(page, 'checkbox', /expresa.*íntegra.*comprensible/);
    await page.keyboard.press('Space');
    await expect(enfocado(page)).toBeChecked();
    await tabTo(page, 'button', /^Responder/);
    await page.keyboard.press('Enter');
    await expect(
      page
        .getByRole('alert')
        .or(page.getByRole('status'))
        .filter({ hasText: /Respuesta registrada/ }),
    ).toBeVisible();
  });

  test('writes and publishes an announcement from any screen', async ({ page }) => {
    const titulo = unique('Atención en feriado');
    await signIn(page, 'administrador', '/administrador/sitio/feriados');
    await expect(boton(page, 'Buscar o ir a…')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(enfocado(page)).toHaveRole('combobox');
    await expect(enfocado(page)).toHaveAccessibleName('Buscar o ir a');
    await page.keyboard.type('crear comunicado');
    await expect(page.getByRole('option', { name: /^Crear: Comunicado/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/comunicados\/create$/);
    await expect(page.getByRole('textbox', { name: /^Título/ })).toBeVisible();
    // The rich text editor loads lazily and cannot take focus until then.
    await expect(page.getByRole('textbox', { name: 'Texto' })).toBeVisible();

    await tabTo(page, 'button', 'Ir al contenido');
    await page.keyboard.press('Enter');
    await tabTo(page, 'textbox', /^Título/);
    await page.keyboard.press('Control+s');
    await expect(enfocado(page)).toHaveAccessibleName(/^Título/);
    await expect(enfocado(page)).toHaveAccessibleDescription(/Este campo es obligatorio/);
    await page.keyboard.type(titulo);
    await tabTo(page, 'combobox', /^Tipo/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await tabTo(page, 'textbox', 'Fecha');
    await page.keyboard.type('hoy');
    await tabTo(page, 'textbox', 'Texto');
    await page.keyboard.type('El lunes 6 no se atiende.');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Creado', { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/comunicados\/[\da-f-]{36}$/);
    // The form of a new row has the same buttons and stays until the saved row loads.
    await expect(page.getByRole('button', { name: 'Historial', exact: true })).toBeVisible();

    await expect(boton(page, 'Publicar')).toBeEnabled();
    await tabTo(page, 'button', 'Publicar');
    await page.keyboard.press('Enter');
    const pregunta = page.getByRole('dialog', { name: /publicar/i });
    await expect(pregunta).toBeVisible();
    await expect.poll(() => pregunta.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await tabTo(page, 'button', 'Publicar');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible();
  });
});
