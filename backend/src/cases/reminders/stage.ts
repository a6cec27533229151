import type { Etapa } from '../../resource/mail/templates/recordatorio.js';

/** Days after a deadline in which it is still notified, in case the server was down. */
export const LATE_DAYS = 7;
/** Earliest hour of reminders, in La Paz. */
const FIRST_HOUR = 7;

/** Returns the stage of a deadline, from its first reminder on. */
export const stageOf = (venceEn: string, today: string): Etapa =>
  venceEn < today ? 'vencido' : venceEn === today ? 'vence_hoy' : 'por_vencer';

/** Returns the time from which a day's reminders are sent. */
export const morningOf = (today: string) => new Date(`${today}T${String(FIRST_HOUR).padStart(2, '0')}:00:00-04:00`);
