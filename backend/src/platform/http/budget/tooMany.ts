import { Problem } from '../problem.js';

/** Refuses for now: says when to try again, in seconds or minutes, and why when `reason` does. */
export function tooMany(msBeforeNext: number, reason = 'Demasiadas peticiones.'): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const wait = seconds < 60 ? inWords(seconds, 'segundo') : inWords(Math.ceil(seconds / 60), 'minuto');
  return new Problem('demasiados_envios', `${reason} Intente en ${wait}.`, { reintentarEn: seconds });
}

const inWords = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`;
