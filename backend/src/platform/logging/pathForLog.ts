/**
 * An address as the log may keep it: without its query, and without the secret that opens a preview or a receipt, nor what follows it. One
 * that is written with a slash or a dot more leads nowhere, and holds it all the same.
 */
export const pathForLog = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/^([/.]*\/(?:vista-previa|api[/.]+publico[/.]+envios)\/).+/i, '$1…');
