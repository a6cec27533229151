import { load } from 'cheerio';

/** Returns the `og:title` of a page's head; undefined for a page with `noindex`. */
export function titleIn(head: string): string | undefined {
  const page = load(head);
  if (page('meta[name="robots"][content*="noindex"]').length > 0) return undefined;
  return page('meta[property="og:title"]').attr('content') || undefined;
}
