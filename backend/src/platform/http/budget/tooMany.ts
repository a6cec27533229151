import { Problem } from '../problem.js';

/** Refuses for now: says when to try again, in seconds, minutes or hours, and why when `reason` does. */
export function tooMany(msBeforeNext: number, reason = 'Demasiadas peticiones.'): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Problem('demasiados_envios', `${reason} Intente en ${waitOf(seconds)}.`, { reintentarEn: seconds });
}

/** An hour and a half is told in minutes. */
const HOURS_FROM_S = 2 * 3_600;

function waitOf(seconds: number): string {
  if (seconds < 60) return inWords(seconds, 'segundo');
  if (seconds < HOURS_FROM_S) return inWords(Math.ceil(seconds / 60), 'minuto');
  return inWords(Math.ceil(seconds / 3_600), 'hora');
}

const inWords = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`;
