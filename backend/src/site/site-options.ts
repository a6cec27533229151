import type { AdminSettings } from './adminPage.js';

/** What the site needs to know to answer. */
export type SiteOptions = {
  /** Public address of the product; pages are rendered as seen from it, whatever the request's Host says. */
  origin: string;
  /** Folder of the build of public-site, with `client` and `server` in it. */
  publicDist: string;
  /** Folder of the build of admin. */
  adminDist: string;
  admin: AdminSettings;
  /** Origin of the widget that forms may ask for. */
  widget?: string;
};

/** Nest token of the options. */
export const SITE_OPTIONS = Symbol('SITE_OPTIONS');
