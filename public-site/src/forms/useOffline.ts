import { useSyncExternalStore } from 'react';

/** Whether the browser knows that there is no network. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );

function listen(cambio: () => void) {
  for (const event of ['online', 'offline']) addEventListener(event, cambio);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, cambio);
  };
}
