import type { Page } from '@playwright/test';

/** Makes the API respond to writes and exports at those addresses as to an old sign-in, until there is a newer one. */
export async function ageSignIn(page: Page, addresses: string | RegExp): Promise<void> {
  let old: unknown;
  await page.route(addresses, (route) => {
    const request = route.request();
    if (request.method() === 'GET' && !request.url().includes('/exportar')) return route.continue();
    const { authorization = '' } = request.headers();
    const { auth_time: signedInAt } = JSON.parse(
      Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString(),
    );
    old ??= signedInAt;
    if (signedInAt !== old) return route.continue();
    const detail = 'Ingrese su contraseña otra vez para continuar';
    return route.fulfill({ status: 401, json: { status: 401, detail, codigo: 'reautenticacion_requerida' } });
  });
}
