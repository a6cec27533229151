import path from 'node:path';
import { type Config, originOf } from '../platform/config/settings.js';
import { root } from '../platform/root.js';
import type { OfferedAccount, SiteOptions } from './site-options.js';

export const siteOptionsOf = (config: Config, accounts: readonly OfferedAccount[] = []): SiteOptions => ({
  origin: originOf(config),
  publicDist: path.join(root, 'public-site/dist'),
  adminDist: path.join(root, 'admin/dist'),
  widget: config.TURNSTILE_SITE_KEY && 'https://challenges.cloudflare.com',
  admin: {
    firebase: {
      apiKey: config.FIREBASE_API_KEY,
      authDomain: config.FIREBASE_AUTH_DOMAIN ?? `${config.FIREBASE_PROJECT_ID}.firebaseapp.com`,
      projectId: config.FIREBASE_PROJECT_ID,
      emulador: config.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
    },
    cuentas: accounts,
  },
});
