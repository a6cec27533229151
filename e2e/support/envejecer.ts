import type { Page } from '@playwright/test';

/** Answers writes and exports there as the server does to a sign-in of long ago, until there is a newer one. */
export async function envejecer(page: Page, direcciones: string | RegExp): Promise<void> {
  let vieja: unknown;
  await page.route(direcciones, (route) => {
    const pedido = route.request();
    if (pedido.method() === 'GET' && !pedido.url().includes('/exportar')) return route.continue();
    const { authorization = '' } = pedido.headers();
    const { auth_time: ingreso } = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString());
    vieja ??= ingreso;
    if (ingreso !== vieja) return route.continue();
    const detail = 'Ingrese su contraseña otra vez para continuar';
    return route.fulfill({ status: 401, json: { status: 401, detail, codigo: 'reautenticacion_requerida' } });
  });
}
