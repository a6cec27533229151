import { trailOf } from '../../site/navigation.js';

type PageRow = Readonly<Record<string, unknown>>;

/** Returns the path that a moved page leaves free; undefined for a built-in page or one never public. */
export function freedAddress(published: PageRow, next: PageRow, today: string): string | undefined {
  const { ruta, vigenteDesde } = published;
  if (typeof ruta !== 'string' || ruta === next.ruta || trailOf(ruta).length > 0) return undefined;
  const wasSeen = typeof vigenteDesde !== 'string' || vigenteDesde <= today;
  return wasSeen ? ruta : undefined;
}
