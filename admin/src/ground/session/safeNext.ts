// Placeholder origin to detect URLs that leave this site.
const HERE = 'https://aqui.invalid';

/** Returns the path after sign-in if within the panel, which prevents open redirects. */
export function safeNext(next: string | null | undefined): string | undefined {
  if (!next || !/^\/administrador(?:[/?#]|$)/.test(next) || /[\\\s\p{Cc}]/u.test(next)) return undefined;
  const url = new URL(next, HERE);
  const inside = url.pathname === '/administrador' || url.pathname.startsWith('/administrador/');
  return url.origin === HERE && inside ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
