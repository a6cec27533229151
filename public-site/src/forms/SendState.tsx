import { useSyncExternalStore } from 'react';
import css from './Buttons.module.css';
import { OFFLINE, type Progress, WAITING } from './sending';

type Props = { progress: Progress | undefined; withFiles: boolean; isWaiting?: boolean };

/** The progress of a send, the wait for a connection, or the lack of one. */
export function SendState({ progress, withFiles, isWaiting }: Props) {
  const offline = useOffline();
  return (
    <>
      <p role="status" className={css.estado}>
        {isWaiting ? WAITING : offline && `${OFFLINE} Lo que escribió se conserva.`}
        {progress?.doing === 'comprobando' && 'Comprobando que no es un programa. Toma unos segundos…'}
        {progress?.doing === 'enviando' && 'Enviando…'}
      </p>
      {progress?.doing === 'enviando' && withFiles && (
        <progress className={css.avance} value={progress.part} aria-label="Archivos enviados" />
      )}
    </>
  );
}

/** Returns whether the browser reports that there is no network. */
const useOffline = (): boolean =>
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
