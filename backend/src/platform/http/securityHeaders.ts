import type { NextFunction, Request, Response } from 'express';
import { isHttps } from '../config/isHttps.js';
import type { Config } from '../config/settings.js';

/**
 * Headers of every answer of the API; pages have a policy of their own in site/. The API answers data, never a document: its
 * policy lets nothing run, load or frame.
 */
const headersOfAnswers = ({ ORIGIN }: Pick<Config, 'ORIGIN'>): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  ...(isHttps(ORIGIN) && {
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  }),
});

/** Sets them on all that Nest answers. */
export function securityHeaders(config: Config) {
  const fixed = Object.entries(headersOfAnswers(config));
  return (request: Request, response: Response, next: NextFunction) => {
    for (const [name, value] of fixed) response.setHeader(name, value);
    // Routes are found whatever the case.
    if (/^\/api\//i.test(request.path)) response.setHeader('Cache-Control', 'no-store');
    next();
  };
}
