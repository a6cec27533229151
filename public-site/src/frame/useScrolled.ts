import { useSyncExternalStore } from 'react';

const THRESHOLD_PX = 50;

/** Whether the page is scrolled by more than 50 px. */
export const useScrolled = () =>
  useSyncExternalStore(
    (changed) => {
      addEventListener('scroll', changed, { passive: true });
      return () => removeEventListener('scroll', changed);
    },
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  );
