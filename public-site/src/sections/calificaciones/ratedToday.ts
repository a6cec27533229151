import { todayInLaPaz } from '@coop/domain/format';

const KEY = 'calificado';

/** Notes that somebody rated us today on this device. Browsers may refuse their storage: then nothing is noted. */
export function rememberRating(): void {
  try {
    localStorage.setItem(KEY, todayInLaPaz());
  } catch {}
}

/** Whether that was noted today. */
export function ratedToday(): boolean {
  try {
    return localStorage.getItem(KEY) === todayInLaPaz();
  } catch {
    return false;
  }
}
