import type { Request } from 'express';
import { Problem } from './problem.js';

const ELSEWHERE = 'El formulario vino de la página de otro sitio. Revise lo escrito y envíelo desde esta página.';

/** Throws a 422 for another site's form (`Sec-Fetch-Site`), which could evade limits by its visitors' networks. */
export function requireOwnPage({ headers }: Pick<Request, 'headers'>): void {
  if (headers['sec-fetch-site'] === 'cross-site') throw new Problem('datos_invalidos', ELSEWHERE);
}
