/**
 * An address as the log may keep it: without its query, and without the secret that opens a preview or a receipt, nor what follows it. One
 * that is written with a slash or a dot more leads nowhere, and holds it all the same.
 */
export function pathForLog(url: string): string {
  const [path = ''] = url.split('?');
  const [, door] = /^([/.]*\/(?:vista-previa|api[/.]+publico[/.]+envios)\/)./is.exec(decoded(path)) ?? [];
  return door ? `${door}…` : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
