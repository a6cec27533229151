import { useSyncExternalStore } from 'react';

/** Whether the browser knows that there is no network. */
export const useSinConexion = (): boolean =>
  useSyncExternalStore(
    escuchar,
    () => !navigator.onLine,
    () => false,
  );

function escuchar(cambio: () => void) {
  for (const suceso of ['online', 'offline']) addEventListener(suceso, cambio);
  return () => {
    for (const suceso of ['online', 'offline']) removeEventListener(suceso, cambio);
  };
}
