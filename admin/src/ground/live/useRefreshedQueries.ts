import { findSection } from '@coop/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { followLive, missedSince, type StreamEvent } from './live';

/** Minimum interval between refetches of cross-section counts (throttle). */
const GAP_MS = 10_000;
/** Random delay, so that clients do not refetch at once. */
const SPREAD_MS = 400;

/** Invalidates cross-section counts shortly after a change in any section. */
export function useRefreshedQueries(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const staleKeys = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let refreshedAt = 0;
    const refresh = () => {
      timer = undefined;
      refreshedAt = Date.now();
      // A hidden tab only marks queries stale; they are refetched once it is visible.
      const refetchType = document.hidden ? 'none' : 'active';
      for (const key of staleKeys) void queries.invalidateQueries({ queryKey: [key], refetchType });
      staleKeys.clear();
    };
    const wasMissed = (key: string) =>
      queries
        .getQueryCache()
        .findAll({ queryKey: [key] })
        .some(({ state: { dataUpdatedAt } }) => dataUpdatedAt > 0 && missedSince(dataUpdatedAt));
    const unfollow = followLive((event) => {
      const keys = keysOf(event).filter((key) => event.event !== 'todo' || wasMissed(key));
      if (keys.length === 0) return;
      for (const key of keys) staleKeys.add(key);
      timer ??= setTimeout(refresh, Math.max(0, refreshedAt + GAP_MS - Date.now()) + Math.random() * SPREAD_MS);
    });
    return () => {
      unfollow();
      clearTimeout(timer);
    };
  }, [queries]);
}

function keysOf(event: StreamEvent): string[] {
  if (event.event === 'presencia') return [];
  if (event.event === 'avisos') return ['avisos'];
  // Approvals exist for publications only.
  const isPublished = event.event === 'todo' || findSection(event.data.seccion)?.kind === 'publication';
  return ['panel', 'avisos', ...(isPublished ? ['aprobaciones'] : [])];
}

/** Delays the event of one's own save, which arrives shortly before its response. */
const OWN_MS = 1_500;

/** Whether a newer version of the row was saved than the one shown. */
export function useNewerVersion(section: string, { id, version }: RaRecord): boolean {
  const [last, setLast] = useState({ id, version: 0 });
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const unfollow = followLive((event) => {
      if (event.event !== 'cambio' || event.data.seccion !== section) return;
      const now = event.data.registros.find((row) => row.id === id)?.version;
      if (now) timers.add(setTimeout(() => setLast({ id, version: now }), event.data.propio ? OWN_MS : 0));
    });
    return () => {
      unfollow();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [section, id]);
  // Another row may be shown by now.
  return last.id === id && last.version > Number(version);
}
