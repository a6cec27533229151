import { todayInLaPaz } from '@coop/domain/format';

const CLAVE = 'calificado';

/** Notes that somebody rated us today on this device. Browsers may refuse their storage: then nothing is noted. */
export function recordarCalificacion(): void {
  try {
    localStorage.setItem(CLAVE, todayInLaPaz());
  } catch {}
}

/** Whether that was noted today. */
export function calificadoHoy(): boolean {
  try {
    return localStorage.getItem(CLAVE) === todayInLaPaz();
  } catch {
    return false;
  }
}
