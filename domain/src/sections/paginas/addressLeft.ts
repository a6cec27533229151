import { trailOf } from '../../site/navigation.js';

type Placed = Readonly<Record<string, unknown>>;

/**
 * The address that a published page leaves empty as it is published at another: whoever comes there is led to the new one. None
 * where the site has a page of its own, which stays, or where nobody has found it yet.
 */
export function addressLeft(published: Placed, next: Placed, today: string): string | undefined {
  const { ruta, vigenteDesde } = published;
  if (typeof ruta !== 'string' || ruta === next.ruta || trailOf(ruta).length > 0) return undefined;
  const wasSeen = typeof vigenteDesde !== 'string' || vigenteDesde <= today;
  return wasSeen ? ruta : undefined;
}
