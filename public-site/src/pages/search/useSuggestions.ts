import type { Suggestion } from '@coop/domain/answers';
import { useEffect, useState } from 'react';

/** Nobody types faster than this for long: each pause asks once. */
const PAUSE_MS = 180;

/** Pages whose title has what is being typed. A failure suggests nothing: the search itself will tell. */
export function useSuggestions(text: string): Suggestion[] {
  const [sugerencias, setSugerencias] = useState<Suggestion[]>([]);
  useEffect(() => {
    const q = text.trim();
    if (q.length < 2) return setSugerencias([]);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetch(`/api/publico/busqueda/sugerencias?${new URLSearchParams({ q })}`, { signal: stop.signal })
        .then((res) => (res.ok ? res.json() : []))
        .then(setSugerencias, () => {});
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);
  return sugerencias;
}
