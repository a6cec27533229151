import type { Request } from 'express';
import { Problem } from './problem.js';

const ELSEWHERE = 'El formulario vino de la página de otro sitio. Revise lo escrito y envíelo desde esta página.';

/**
 * Throws a 422 for a form sent from another site's page. Such a page would use its visitors' browsers, each on another
 * network, to evade rate limits. Browsers set `Sec-Fetch-Site`, which a page can't change.
 */
export function requireOwnPage({ headers }: Pick<Request, 'headers'>): void {
  if (headers['sec-fetch-site'] === 'cross-site') throw new Problem('datos_invalidos', ELSEWHERE);
}
