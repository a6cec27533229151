import css from './Buttons.module.css';
import { OFFLINE, type Progress } from './sending/send';
import { useOffline } from './useOffline';

/** How far a send has gone, or that there is no connection to send it by. */
export function SendState({ progress, withFiles }: { progress: Progress | undefined; withFiles: boolean }) {
  const offline = useOffline();
  return (
    <>
      <p role="status" className={css.estado}>
        {offline && `${OFFLINE} Lo que escribió se conserva.`}
        {progress?.doing === 'comprobando' && 'Comprobando que no es un programa. Toma unos segundos…'}
        {progress?.doing === 'enviando' && 'Enviando…'}
      </p>
      {progress?.doing === 'enviando' && withFiles && (
        <progress className={css.avance} value={progress.part} aria-label="Archivos enviados" />
      )}
    </>
  );
}
