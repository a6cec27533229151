import { Problem } from '../http/problem.js';

/** Refuses for now: says in how many minutes to try again, and why when `reason` does. */
export function tooMany(msBeforeNext: number, reason = 'Demasiados envíos.'): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new Problem('demasiados_envios', `${reason} Intente en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`, {
    reintentarEn: seconds,
  });
}
