import { findSection } from '@coop/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followLive, missedSince, type StreamEvent } from './live';

/** Minimum interval between refetches of cross-section counts (throttle). */
const GAP_MS = 10_000;
/** Random delay, so that clients do not refetch at once. */
const SPREAD_MS = 400;

/** Invalidates cross-section counts shortly after a change in any section. */
export function useRefreshedQueries(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const wanted = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const ask = () => {
      timer = undefined;
      asked = Date.now();
      // A hidden tab only marks queries stale; they are refetched once it is visible.
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

/** Returns the query keys that an event invalidates. */
function keysOf(heard: StreamEvent): string[] {
  if (heard.event === 'presencia') return [];
  if (heard.event === 'avisos') return ['avisos'];
  // Approvals exist for publications only.
  const isPublished = heard.event === 'todo' || findSection(heard.data.seccion)?.kind === 'publication';
  return ['panel', 'avisos', ...(isPublished ? ['aprobaciones'] : [])];
}
