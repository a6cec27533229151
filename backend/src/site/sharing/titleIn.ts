import { load } from 'cheerio';

/** Returns the `og:title` of a page's head; undefined for a page with `noindex`. */
export function titleIn(head: string): string | undefined {
  const said = load(head);
  if (said('meta[name="robots"][content*="noindex"]').length > 0) return undefined;
  return said('meta[property="og:title"]').attr('content') || undefined;
}
