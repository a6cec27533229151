import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../ui/elements/useHydrated';

/** As `[data-parte]` hides the others on screen. */
const FIRST = 12;

/**
 * The rows of a long table: the first ones while somebody writes, all once they are asked for or printed, by the browser's own
 * menu, too. The server draws all: the page may be printed before its island comes alive.
 */
export function useFirstRows<Row>(rows: readonly Row[], complete: boolean) {
  const hydrated = useHydrated();
  const printing = usePrinting();
  const isPart = !complete && rows.length > FIRST;
  return { isPart, drawn: isPart && hydrated && !printing ? rows.slice(0, FIRST) : rows };
}

function usePrinting() {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
