import type { Request } from 'express';
import { Problem } from './problem.js';

const ELSEWHERE = 'El formulario vino de la página de otro sitio. Revise lo escrito y envíelo desde esta página.';

/**
 * Throws a 422 for what another site's page sends. With the browsers of its visitors it sends each form from another network, so that no
 * limit sees them. Browsers say so, and nobody's page can make them say otherwise.
 */
export function requireOwnPage({ headers }: Pick<Request, 'headers'>): void {
  if (headers['sec-fetch-site'] === 'cross-site') throw new Problem('datos_invalidos', ELSEWHERE);
}
