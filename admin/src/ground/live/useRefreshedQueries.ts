import { findSection } from '@coop/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followLive, type Heard, missedSince } from './live';

/** What counts over all sections is asked again this often at most, however much happens. */
const GAP_MS = 10_000;
/** Not by everybody in the same instant. */
const SPREAD_MS = 400;

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
    const wasMissed = (key: string) =>
      queries
        .getQueryCache()
        .findAll({ queryKey: [key] })
        .some(({ state: { dataUpdatedAt } }) => dataUpdatedAt > 0 && missedSince(dataUpdatedAt));
    const unfollow = followLive((heard) => {
      const keys = keysOf(heard).filter((key) => heard.event !== 'todo' || wasMissed(key));
      if (keys.length === 0) return;
      for (const key of keys) wanted.add(key);
      timer ??= setTimeout(ask, Math.max(0, asked + GAP_MS - Date.now()) + Math.random() * SPREAD_MS);
    });
    return () => {
      unfollow();
      clearTimeout(timer);
    };
  }, [queries]);
}

/** What may count otherwise after that. */
function keysOf(heard: Heard): string[] {
  if (heard.event === 'presencia') return [];
  if (heard.event === 'avisos') return ['avisos'];
  // A second person is asked for what is published alone.
  const isPublished = heard.event === 'todo' || findSection(heard.data.seccion)?.kind === 'publication';
  return ['panel', 'avisos', ...(isPublished ? ['aprobaciones'] : [])];
}
