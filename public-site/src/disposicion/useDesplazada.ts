import { useSyncExternalStore } from 'react';

const UMBRAL_PX = 50;

/** Whether the page is scrolled by more than 50 px. */
export const useDesplazada = () =>
  useSyncExternalStore(
    (changed) => {
      addEventListener('scroll', changed, { passive: true });
      return () => removeEventListener('scroll', changed);
    },
    () => window.scrollY > UMBRAL_PX,
    () => false,
  );
