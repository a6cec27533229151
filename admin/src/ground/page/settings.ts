import type { Rol } from '@coop/domain';
import type { Entidad } from '@coop/domain/entidad';

export type Account = { rol: Rol; email: string; clave: string };

type Settings = {
  firebase: { apiKey: string; authDomain: string; projectId: string; emulador: boolean };
  entidad: Entidad;
  cuentas: readonly Account[];
};

export const settings = JSON.parse(document.getElementById('configuracion')?.textContent ?? '') as Settings;

/** CSP nonce for the style elements that the panel injects. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;

/** Whether a path is a sign-in page, a separate document without the panel's code. */
export const isSignInPath = (pathname: string): boolean => /^\/login(\/|$)/.test(pathname);
