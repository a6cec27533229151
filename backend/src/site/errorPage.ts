import { Problem, RETRY_AFTER_S } from '../platform/http/problem.js';

type ErrorPage = { status: number; wait: number; html: string };

/** Returns the rate limit's page with its detail; for any other error, a generic 503 page. */
export function errorPage(error: unknown): ErrorPage {
  if (error instanceof Problem && error.codigo === 'demasiados_envios')
    return { status: error.getStatus(), wait: error.details.reintentarEn ?? 1, html: page('Un momento', error.detail) };
  const text = 'No pudimos mostrar esta página. Vuelva a intentarlo en unos minutos.';
  return { status: 503, wait: RETRY_AFTER_S, html: page('Volvemos enseguida', text) };
}

const page = (title: string, text: string) =>
  `<!doctype html><html lang="es-BO"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`;
