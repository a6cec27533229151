import type { NextFunction, Request, Response } from 'express';
import { isHttps } from '../config/faults.js';
import type { Config } from '../config/settings.js';

/** API headers; the API serves data, so its policy forbids scripts, resources and frames. */
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

export function securityHeaders(config: Config) {
  const fixed = Object.entries(headersOfAnswers(config));
  return (request: Request, response: Response, next: NextFunction) => {
    for (const [name, value] of fixed) response.setHeader(name, value);
    // Routes are case-insensitive.
    if (/^\/api\//i.test(request.path)) response.setHeader('Cache-Control', 'no-store');
    next();
  };
}
