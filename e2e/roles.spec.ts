import type { Rol } from '@coop/domain';
import { ageSignIn } from './support/ageSignIn.js';
import { choose } from './support/choose.js';
import { signIn } from './support/signIn.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

type Caso = {
  rol: Rol;
  /** The menu, written out from the specification (§6). «Sitio» is our addition. */
  menu: string[];
  inicio: string;
  /** An address that the role may open, and its menu entry. */
  permitida: [ruta: string, entrada: string];
  /** Addresses that the role may not open, and the roles named in the refusal. */
  prohibidas: [ruta: string, quienes: string][];
};

const casos: Caso[] = [
  {
    rol: 'administrador',
    menu: [
      'Panel de Control',
      'Responsabilidad social empresarial',
      'Bienes adjudicados',
      'Boletines informativos',
      'Memorias institucionales',
      'Licitaciones',
      'Estados financieros',
      'Tarifario',
      'Coeficiente de adecuación patrimonial',
      'Consultas',
      'Calificaciones',
      'Reclamos',
      'Opiniones',
      'Solicitudes de créditos',
      'Caja de ahorros',
      'Simulador de créditos',
      'Depósitos a plazo fijo',
      'Autorizaciones de débito',
      'Comunicados',
      'Saldos',
      'Promociones',
      'Novedades',
      'Remates',
      'Usuarios',
      // Our addition: collapsed until one of its entries is opened.
      'Contenido',
      'Normas y plazos',
      'Personas y correos',
      'Sistemas y auditoría',
    ],
    inicio: '/administrador',
    permitida: ['/administrador/remates', 'Remates'],
    prohibidas: [],
  },
  {
    rol: 'comercial',
    menu: [
      'Tarifario',
      'Consultas',
      'Calificaciones',
      'Reclamos',
      'Opiniones',
      'Caja de ahorros',
      'Depósitos a plazo fijo',
      'Saldos',
    ],
    inicio: '/administrador/contactanos/consultas',
    permitida: ['/administrador/institucional/tarifario', 'Tarifario'],
    prohibidas: [
      [
        '/administrador',
        '«Panel de Control» es para: Administrador, Créditos, Sistemas, Finanzas y Recursos humanos. Su rol es Comercial.',
      ],
      [
        '/administrador/contactanos/solicitudes-creditos',
        '«Solicitudes de créditos» es para: Administrador y Créditos. Su rol es Comercial.',
      ],
      ['/administrador/remates', '«Remates» es para: Administrador. Su rol es Comercial.'],
    ],
  },
];

const menuDe = (page: Page) => page.getByRole('navigation', { name: 'Menú del panel' });
const rechazo = (page: Page) => page.getByRole('heading', { name: 'No tiene permiso para ver esta sección' });

test.describe('each role', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const { rol, menu, inicio, permitida, prohibidas } of casos) {
    test(
      `${rol} sees its menu, starts at its page and cannot open others`,
      rol === 'administrador' ? { tag: '@esencial' } : {},
      async ({ page }) => {
        await signIn(page, rol);
        await expect(page).toHaveURL(inicio);
        await expect(menuDe(page).getByRole('menuitem')).toHaveText(menu);
        await expect(rechazo(page)).toBeHidden();

        const [ruta, entrada] = permitida;
        await page.goto(ruta);
        await expect(menuDe(page).getByRole('menuitem', { name: entrada })).toHaveAttribute('aria-current', 'page');
        await expect(page.getByRole('textbox', { name: 'Buscar' }).or(page.getByRole('table')).first()).toBeVisible();
        await expect(rechazo(page)).toBeHidden();

        for (const [prohibida, quienes] of prohibidas) {
          await page.goto(prohibida);
          await expect(rechazo(page)).toBeVisible();
          await expect(page.getByText(quienes)).toBeVisible();
          await expect(page.getByRole('table')).toBeHidden();
        }
      },
    );
  }
});

test('without a session any panel address leads to sign-in and back', {
  tag: '@esencial',
}, async ({ page }) => {
  await page.goto('/administrador/usuarios');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Correo electrónico').fill('sistemas@kantuta.test');
  await page.getByLabel('Contraseña', { exact: true }).fill('kantuta-demo');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL('/administrador/usuarios');
});

test('a missing address shows an error in the panel; after sign-out, «back» shows nothing', {
  tag: '@esencial',
}, async ({ page }) => {
  await signIn(page, 'sistemas', '/administrador/no-existe');
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  await menuDe(page).getByRole('menuitem', { name: 'Usuarios' }).click();
  const dato = page.getByRole('cell', { name: 'finanzas@kantuta.test' });
  await expect(dato).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Correo electrónico')).toBeVisible();
  await expect(dato).toBeHidden();
  await page.goto('/administrador/usuarios');
  await expect(page).toHaveURL(/\/login/);
});

test('a wrong password does not reveal which part was wrong', async ({ page }) => {
  await page.goto('/login');
  for (const correo of ['rrhh@kantuta.test', `${unique('nadie').replace(' ', '-')}@kantuta.test`]) {
    await page.getByLabel('Correo electrónico').fill(correo);
    await page.getByLabel('Contraseña', { exact: true }).fill('no-es-la-clave');
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page.getByRole('alert')).toHaveText('Correo o contraseña incorrectos.');
    await expect(page).toHaveURL('/login');
    await page.reload();
  }
});

test('a new user signs in with a link; once suspended, is told once and stays at /login', {
  tag: '@esencial',
}, async ({ page, browser }) => {
  const correo = `${unique('persona').replace(' ', '-')}@kantuta.test`;
  const clave = 'una frase larga y fácil';
  await signIn(page, 'administrador', '/administrador/usuarios/create');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(correo);
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Persona de prueba');
  await choose(page, 'Rol', 'Finanzas');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Creado. Su invitación para entrar sale por correo.').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Invitado', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Enlace de contraseña' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Crear enlace' }).click();
  const enlace = await page.getByRole('textbox', { name: 'Enlace', exact: true }).inputValue();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();

  const suya = await (await browser.newContext()).newPage();
  await suya.goto(enlace);
  await suya.getByLabel('Contraseña nueva', { exact: true }).fill(clave);
  await suya.getByLabel('Repita la contraseña').fill(clave);
  await suya.getByRole('button', { name: 'Guardar contraseña' }).click();
  await suya.getByRole('link', { name: 'Ir a ingresar' }).click();
  const ingresar = async () => {
    await suya.getByLabel('Correo electrónico').fill(correo);
    await suya.getByLabel('Contraseña', { exact: true }).fill(clave);
    await suya.getByRole('button', { name: 'Ingresar' }).click();
  };
  await ingresar();
  await expect(menuDe(suya).getByRole('menuitem', { name: 'Estados financieros' })).toBeVisible();

  await page.getByRole('button', { name: 'Suspender' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspender' }).click();
  await expect(page.getByText('Suspendido')).toBeVisible();

  await suya.goto('/administrador');
  await expect(suya).toHaveURL(/\/login/);
  await suya.goto('/login');
  await ingresar();
  await expect(suya.getByRole('alert')).toHaveText('Su usuario está suspendido. Consulte con Sistemas.');
  await expect(suya).toHaveURL('/login');
  await expect(menuDe(suya)).toBeHidden();
});

test('a user who has signed in resets the password at sign-in, which reveals no accounts', async ({
  page,
  browser,
}) => {
  await signIn(await (await browser.newContext()).newPage(), 'rrhh');
  await signIn(page, 'sistemas');
  await page.goto('/administrador/usuarios/create');
  await page.getByRole('combobox', { name: 'Rol' }).click();
  await expect(page.getByRole('option', { name: 'Finanzas' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Administrador' })).toBeHidden();
  await page.goto('/administrador/usuarios');
  await page.getByRole('cell', { name: 'rrhh@kantuta.test' }).click();
  await page.getByRole('button', { name: 'Enlace de contraseña' }).click();
  const ventana = page.getByRole('dialog', { name: 'Ya ingresó alguna vez' });
  await expect(ventana).toContainText('pídale que use «¿Olvidó su contraseña?»');

  const suya = await (await browser.newContext()).newPage();
  for (const correo of ['rrhh@kantuta.test', 'nadie@kantuta.test']) {
    await suya.goto('/login');
    await suya.getByRole('button', { name: '¿Olvidó su contraseña?' }).click();
    await suya.getByLabel('Correo electrónico').fill(correo);
    await suya.getByRole('button', { name: 'Enviar enlace' }).click();
    await expect(suya.getByRole('alert')).toHaveText(
      /^Si ese correo tiene una cuenta, en unos minutos recibirá un enlace/,
    );
  }
});

test('editing a user after a while asks for the password and keeps the input', async ({ page }) => {
  await signIn(page, 'administrador');
  await page.goto('/administrador/usuarios');
  await page.getByRole('cell', { name: 'finanzas@kantuta.test' }).click();
  await ageSignIn(page, /\/api\/usuarios\/[^/]+$/);
  const cargo = unique('Cargo');
  await page.getByRole('textbox', { name: 'Cargo' }).fill(cargo);
  const guardar = page.getByRole('button', { name: 'Guardar' });
  const confirma = page.getByRole('dialog', { name: 'Confirme que es usted' });
  await guardar.click();
  await confirma.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('textbox', { name: 'Cargo' })).toHaveValue(cargo);
  await guardar.click();
  await confirma.getByLabel('Contraseña', { exact: true }).fill('kantuta-demo');
  await confirma.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Cambios guardados')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Cargo' })).toHaveValue(cargo);
});
