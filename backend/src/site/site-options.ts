import type { AdminSettings } from './adminPage.js';

export type SiteOptions = {
  /** Public origin of the product; pages are rendered with it, regardless of the request's Host. */
  origin: string;
  /** Build folder of public-site, with `client` and `server`. */
  publicDist: string;
  /** Build folder of admin. */
  adminDist: string;
  admin: AdminSettings;
  /** Origin of the CAPTCHA widget of forms. */
  widget?: string;
};

export const SITE_OPTIONS = Symbol('SITE_OPTIONS');
