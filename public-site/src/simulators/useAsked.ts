import { useEffect, useState } from 'react';
import { type Asked, asQuery } from './asked';

/** A slider moves faster than browsers let addresses change. */
const WAIT_MS = 300;

/**
 * What is asked of a simulator, as it changes. The address follows without a new page nor a new entry in the history, so
 * that it can be shared and reloaded; what else it says stays.
 * @param names of all that this simulator may find in the address
 * @param whole what the address must say to ask the same
 */
export function useAsked(initial: Asked, names: readonly string[], whole: (asked: Asked) => Asked) {
  const [asked, setAsked] = useState(initial);
  const query = asQuery(whole(asked));
  const isTouched = asked !== initial;
  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => replace(names, new URLSearchParams(query)), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isTouched, names, query]);
  return [asked, setAsked] as const;
}

function replace(names: readonly string[], own: URLSearchParams) {
  const { pathname, search, hash } = location;
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  for (const [name, value] of own) params.set(name, value);
  history.replaceState(history.state, '', `${pathname}?${params}${hash}`);
}
