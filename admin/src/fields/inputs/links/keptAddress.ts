/** An address as staff write or paste one, the way it is kept: a page of this site without the site's own name, `www.…` with https. */
export function keptAddress(text: string, origin: string): string {
  const address = text.trim();
  if (address === origin) return '/';
  if (address.startsWith(`${origin}/`)) return address.slice(origin.length);
  return /^www\.[^\s/]+\.[a-z]/i.test(address) ? `https://${address}` : address;
}

/** What was written in the place of an address that is none, but a name to look for. */
export const nameIn = (text: string): string => (/[/.:@]/.test(text) ? '' : text.trim());
