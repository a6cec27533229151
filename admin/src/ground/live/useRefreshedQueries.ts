import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followLive } from './live';

/** What counts over all sections is asked again this often at most, however much happens. */
const GAP_MS = 5_000;
/** Not by everybody in the same instant. */
const SPREAD_MS = 400;
const ownKeys = ['avisos'];
const allKeys = ['panel', 'avisos', 'aprobaciones'];

/** Asks again what counts over all sections, a moment after something changed in any of them. */
export function useRefreshedQueries(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const wanted = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const ask = () => {
      timer = undefined;
      asked = Date.now();
      // Of a tab that nobody looks at it is noted that what it shows is old: it asks once it is looked at.
      const refetchType = document.hidden ? 'none' : 'active';
      for (const key of wanted) void queries.invalidateQueries({ queryKey: [key], refetchType });
      wanted.clear();
    };
    const unfollow = followLive(({ event }) => {
      if (event === 'presencia') return;
      for (const key of event === 'avisos' ? ownKeys : allKeys) wanted.add(key);
      timer ??= setTimeout(ask, Math.max(0, asked + GAP_MS - Date.now()) + Math.random() * SPREAD_MS);
    });
    return () => {
      unfollow();
      clearTimeout(timer);
    };
  }, [queries]);
}
