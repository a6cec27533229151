import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormAnswer, Leer, Rendered } from '@coop/domain/answers';

/** The server bundle of public-site. */
export type PageRenderer = {
  render(request: Request, leer: Leer, answer?: FormAnswer): Promise<Rendered>;
  /** Every address of the site, as its routes write it: `novedades/:slug`. */
  paths: readonly string[];
  /** The parameters of the address that change that page; null where there is no page. */
  parametersOf(path: string): string[] | null;
  /** Whether that page has a form: what is made for one visitor is then for no other. */
  hasForm(path: string): boolean;
};

/** Loads the built bundle. Throws when public-site has not been built. */
export const loadPageRenderer = async (dist: string): Promise<PageRenderer> =>
  import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href);
