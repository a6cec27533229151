import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rol } from '@coop/domain';
import type { Entidad } from '@coop/domain/entidad';
import { adminPolicy } from './securityHeaders.js';

export type OfferedAccount = { rol: Rol; email: string; clave: string };

/** Injection token of the accounts offered on the sign-in page. A real installation provides none. */
export const OFFERED_ACCOUNTS = Symbol('OFFERED_ACCOUNTS');

type AdminSettings = {
  firebase: { apiKey: string; authDomain: string; projectId: string; emulador: boolean };
  cuentas: readonly OfferedAccount[];
};

const NONCE = /<meta name="csp-nonce"[^<>]*>/;
const SETTINGS = /<script type="application\/json" id="configuracion">[^<]*<\/script>/;

/** Firebase's endpoints, which the browser calls unless an emulator is configured. */
const FIREBASE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** Renders the panel's HTML: the built page with the settings, the current entity and a CSP nonce per response. */
export function adminPage(dist: string, settings: AdminSettings) {
  const template = readFileSync(path.join(dist, 'index.html'), 'utf8');
  if (!SETTINGS.test(template) || !NONCE.test(template))
    throw new Error('The build of admin lacks its settings or its nonce');
  const connect = settings.firebase.emulador ? [] : FIREBASE;
  return (entidad: Entidad) => {
    const nonce = randomBytes(16).toString('base64');
    const block = `<script type="application/json" id="configuracion">${forScript({ ...settings, entidad })}</script>`;
    const html = template
      .replace(SETTINGS, () => block)
      .replace(NONCE, () => `<meta name="csp-nonce" content="${nonce}" />`);
    return { html, csp: adminPolicy(nonce, connect) };
  };
}

/** Serializes JSON so that it can't close its script element or open a comment. */
const forScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

export type SiteOptions = {
  /** Public origin of the product; pages are rendered with it, regardless of the request's Host. */
  origin: string;
  /** Build folder of public-site, with `client` and `server`. */
  publicDist: string;
  adminDist: string;
  admin: AdminSettings;
  /** Origin of the CAPTCHA widget of forms. */
  widget?: string;
};

export const SITE_OPTIONS = Symbol('SITE_OPTIONS');
