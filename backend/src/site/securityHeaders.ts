/** Security headers of every response. The CSP suits files and redirects, which load nothing; pages set their own. */
export const fixedHeaders = ({ https }: { https: boolean }): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
  ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});

const shared = ["default-src 'self'", "object-src 'none'", "base-uri 'none'"];
const common = [...shared, "form-action 'self'", "frame-ancestors 'none'"];

type PagePolicy = {
  scripts: readonly string[];
  styles: readonly string[];
  /** Third-party origin of a script and frame. */
  widget?: string;
};

/** CSP of a public page: inline script and styles by hash; otherwise same-origin. */
export const pagePolicy = ({ scripts, styles, widget }: PagePolicy): string =>
  [
    ...common,
    `script-src ${["'self'", ...scripts, ...(widget ? [widget] : [])].join(' ')}`,
    ...(widget ? [`frame-src ${widget}`] : []),
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
  ].join('; ');

/** CSP of a static page: no scripts. `framed`: same-origin framing is allowed, and form submission isn't. */
export const stillPolicy = ({ styles, framed }: { styles: readonly string[]; framed: boolean }): string =>
  [
    ...shared,
    ...(framed ? ["form-action 'none'", "frame-ancestors 'self'"] : ["form-action 'self'", "frame-ancestors 'none'"]),
    "script-src 'none'",
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
  ].join('; ');

/** CSP of the offline service worker: it loads nothing and fetches only from this site. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** CSP of the panel: inline styles of its libraries carry the response's nonce. `connect`: other allowed origins. */
export const adminPolicy = (nonce: string, connect: readonly string[]): string =>
  [
    ...common,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    `connect-src ${["'self'", ...connect].join(' ')}`,
  ].join('; ');
