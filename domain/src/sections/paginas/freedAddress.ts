import { trailOf } from '../../site/navigation.js';

type PageRow = Readonly<Record<string, unknown>>;

/**
 * Returns the URL path that a moved page leaves free, to redirect it to the new one. Undefined where the site has its
 * own page, which stays, or where the page was never public.
 */
export function freedAddress(published: PageRow, next: PageRow, today: string): string | undefined {
  const { ruta, vigenteDesde } = published;
  if (typeof ruta !== 'string' || ruta === next.ruta || trailOf(ruta).length > 0) return undefined;
  const wasSeen = typeof vigenteDesde !== 'string' || vigenteDesde <= today;
  return wasSeen ? ruta : undefined;
}
