import { useEffect } from 'react';
import { openLive } from '../../ground/live/live';
import { useRefreshedQueries } from '../../ground/live/useRefreshedQueries';
import { useYo } from '../../ground/staff/useYo';

/** Listens to what changes while the panel is open, so that its counts and notices move by themselves. */
export function LiveQueries() {
  const { uid } = useYo();
  useEffect(() => openLive(uid), [uid]);
  useRefreshedQueries();
  return null;
}
