import type { NextFunction, Request, Response } from 'express';
import type { Config } from '../config/config.js';

/**
 * Headers of every answer that Nest gives; pages have a policy of their own in site/. The API answers data, never a
 * document: its policy lets nothing run, load or frame.
 */
export function securityHeaders(config: Config) {
  const fixed: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...(config.ORIGIN?.startsWith('https://') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
  return (request: Request, response: Response, next: NextFunction) => {
    for (const [name, value] of Object.entries(fixed)) response.setHeader(name, value);
    // Routes are found whatever the case.
    if (/^\/api\//i.test(request.path)) response.setHeader('Cache-Control', 'no-store');
    next();
  };
}
