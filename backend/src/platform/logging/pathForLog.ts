/** None of ours is as long, and whoever asks for what there is not would fill the log with it. */
const LONGEST = 500;

/**
 * The beginning of an address, as the log may keep it: without its query, and without the secret that opens a preview or a receipt, nor what follows it. One
 * that is written with a slash or a dot more leads nowhere, and holds it all the same.
 */
export function pathForLog(url: string): string {
  const [path = ''] = url.split('?');
  const [, door] = /^([/.]*\/(?:vista-previa|api[/.]+publico[/.]+envios)\/)./is.exec(decoded(path)) ?? [];
  if (door) return `${door}…`;
  return path.length > LONGEST ? `${path.slice(0, LONGEST)}…` : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
