/** An address as the log may keep it: without its query, and without the secret that opens a preview or a receipt. */
export const pathForLog = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/^(\/(?:vista-previa|api\/publico\/envios)\/)[^/]+/i, '$1…');
