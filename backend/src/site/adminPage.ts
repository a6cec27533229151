import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Entidad } from '@coop/domain/entidad';
import type { OfferedAccount } from './offeredAccounts.js';
import { adminPolicy } from './securityHeaders.js';

export type AdminSettings = {
  firebase: { apiKey: string; authDomain: string; projectId: string; emulador: boolean };
  cuentas: readonly OfferedAccount[];
};

const NONCE = /<meta name="csp-nonce"[^<>]*>/;
const SETTINGS = /<script type="application\/json" id="configuracion">[^<]*<\/script>/;

/** Firebase's own addresses, which the browser talks to unless an emulator answers here. */
const FIREBASE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** The page of the panel and of the sign-in: the built one, with these settings, the entity of now and a nonce for each answer. */
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

/** JSON that cannot end its script element nor open a comment in it. */
const forScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');
