import { useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { followLive } from './live';

/** Delays the event of one's own save, which arrives shortly before its response. */
const OWN_MS = 1_500;

/** Whether a newer version of the row was saved than the one shown. */
export function useNewerVersion(section: string, { id, version }: RaRecord): boolean {
  const [last, setLast] = useState({ id, version: 0 });
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const unfollow = followLive((heard) => {
      if (heard.event !== 'cambio' || heard.data.seccion !== section) return;
      const now = heard.data.registros.find((row) => row.id === id)?.version;
      if (now) timers.add(setTimeout(() => setLast({ id, version: now }), heard.data.propio ? OWN_MS : 0));
    });
    return () => {
      unfollow();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [section, id]);
  // Another row may be shown by now.
  return last.id === id && last.version > Number(version);
}
