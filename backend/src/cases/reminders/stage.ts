import type { Etapa } from '../../resource/mail/templates/recordatorio.js';

/** A server that was away for some days still tells that a term ended. */
export const LATE_DAYS = 7;
/** Not in the middle of the night. */
const FIRST_HOUR = 7;

/** How near its end a term is, from the day on which it is first told of. */
export const stageOf = (venceEn: string, today: string): Etapa =>
  venceEn < today ? 'vencido' : venceEn === today ? 'vence_hoy' : 'por_vencer';

/** From when on what is told of on a day is sent. */
export const morningOf = (today: string) => new Date(`${today}T${String(FIRST_HOUR).padStart(2, '0')}:00:00-04:00`);
