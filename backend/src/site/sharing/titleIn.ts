import { load } from 'cheerio';

/** What the head of a page says that it is called where it is shared; undefined where it is for no index. */
export function titleIn(head: string): string | undefined {
  const said = load(head);
  if (said('meta[name="robots"][content*="noindex"]').length > 0) return undefined;
  return said('meta[property="og:title"]').attr('content') || undefined;
}
