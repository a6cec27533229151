import { useStore } from 'react-admin';
import type { Destination } from './destinations';

const MOST = 5;

/**
 * The pages gone to lately, the last first, of those that there are for this user. Their addresses alone are kept, and of
 * what was found nothing: the browser keeps no names of people.
 */
export function useRecents(known: readonly Destination[]): [Destination[], (visited: Destination) => void] {
  const [kept, setKept] = useStore<string[]>('recientes', []);
  const urls = Array.isArray(kept) ? kept : [];
  const recents = urls.flatMap((url) => known.filter((one) => one.url === url).slice(0, 1));
  const visit = ({ isFound, url }: Destination) =>
    isFound || setKept([url, ...urls.filter((other) => other !== url)].slice(0, MOST));
  return [recents.map((one) => ({ ...one, group: 'Recientes' })), visit];
}
