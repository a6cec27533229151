// Stands for this site: an address that leaves it leaves any.
const HERE = 'https://aqui.invalid';

/**
 * The address to return to after signing in, when it is one of the panel's own; else undefined.
 * Anything that a browser could read as another site (`//x`, `/\x`, a scheme, control characters) is refused.
 */
export function safeNext(next: string | null | undefined): string | undefined {
  if (!next || !/^\/administrador(?:[/?#]|$)/.test(next) || /[\\\s\p{Cc}]/u.test(next)) return undefined;
  const url = new URL(next, HERE);
  const inside = url.pathname === '/administrador' || url.pathname.startsWith('/administrador/');
  return url.origin === HERE && inside ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
