import { useEffect, useState } from 'react';
import { formatQuery, type SimulatorInput } from './simulatorInput';

/** Debounce of the address: browsers throttle `history.replaceState`. */
const WAIT_MS = 300;

/** Keeps the query in step without navigation. `names`: of this simulator; `whole`: values that reproduce it. */
export function useSimulatorInput(
  initial: SimulatorInput,
  names: readonly string[],
  whole: (input: SimulatorInput) => SimulatorInput,
) {
  const [input, setInput] = useState(initial);
  const query = formatQuery(whole(input));
  const isTouched = input !== initial;
  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => replace(names, new URLSearchParams(query)), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isTouched, names, query]);
  return [input, setInput] as const;
}

function replace(names: readonly string[], own: URLSearchParams) {
  const { pathname, search, hash } = location;
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  for (const [name, value] of own) params.set(name, value);
  history.replaceState(history.state, '', `${pathname}?${params}${hash}`);
}
