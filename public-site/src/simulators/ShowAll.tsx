import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../ui/elements/useHydrated';
import css from './ShowAll.module.css';

type Props = { text: string; href: string; onView: () => void };

/** Shows all the rows of a table: in place, or without JavaScript on the page at `href`. */
export const ShowAll = ({ text, href, onView }: Props) => (
  <p className={css.todas}>
    <a
      href={href}
      onClick={(e) => {
        e.preventDefault();
        onView();
      }}
    >
      {text}
    </a>
  </p>
);

/** Same number as in `[data-parte]`, which hides the other rows on screen. */
const FIRST = 12;

/** Renders the first rows while typing, all on request, when printing, and on the server. */
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
