/** Headers of every answer of the site. The policy is that of files and redirects, which load nothing; pages bring their own. */
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
  /** Another origin whose script and frame the page may ask for. */
  widget?: string;
};

/** Policy of a public page: its own inline script and styles by their hashes, everything else from here. */
export const pagePolicy = ({ scripts, styles, widget }: PagePolicy): string =>
  [
    ...common,
    `script-src ${["'self'", ...scripts, ...(widget ? [widget] : [])].join(' ')}`,
    ...(widget ? [`frame-src ${widget}`] : []),
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
  ].join('; ');

/** Policy of a page that is only looked at: no script runs in it. `framed`: our own pages may hold it in a frame, and it sends no form. */
export const stillPolicy = ({ styles, framed }: { styles: readonly string[]; framed: boolean }): string =>
  [
    ...shared,
    ...(framed ? ["form-action 'none'", "frame-ancestors 'self'"] : ["form-action 'self'", "frame-ancestors 'none'"]),
    "script-src 'none'",
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
  ].join('; ');

/** Policy of the worker that answers where there is no line: it loads nothing, and asks this site for its pages. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Policy of the admin page: styles that its libraries write carry the nonce of this answer. `connect` names other origins. */
export const adminPolicy = (nonce: string, connect: readonly string[]): string =>
  [
    ...common,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    `connect-src ${["'self'", ...connect].join(' ')}`,
  ].join('; ');
