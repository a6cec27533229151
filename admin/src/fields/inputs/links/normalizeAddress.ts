/** Normalizes a typed or pasted URL for storage: own pages become site-relative, `www.…` gets https. */
export function normalizeAddress(text: string, origin: string): string {
  const address = text.trim();
  if (address === origin) return '/';
  if (address.startsWith(`${origin}/`)) return address.slice(origin.length);
  return /^www\.[^\s/]+\.[a-z]/i.test(address) ? `https://${address}` : address;
}

/** Returns the input as a search text if it is not a URL; otherwise an empty string. */
export const nameIn = (text: string): string => (/[/.:@]/.test(text) ? '' : text.trim());
