import type { Reto } from '@coop/domain/answers';
import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import { pedirTurnstile } from './pedirTurnstile';

const MAS_TRABAJADORES = 4;
const PACIENCIA_MS = 60_000;

/** Solves the challenge; gives the field of the form that proves it. Throws where the browser can't. */
export async function resolverReto({ altcha, turnstile }: Reto, lugar: HTMLElement): Promise<[string, string]> {
  const token = turnstile && (await pedirTurnstile(turnstile, lugar).catch(() => undefined));
  return token ? ['cf-turnstile-response', token] : ['reto', await resolverTrabajo(altcha)];
}

async function resolverTrabajo(challenge: Challenge): Promise<string> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MAS_TRABAJADORES, navigator.hardwareConcurrency || 2),
    createWorker: () => new Worker(new URL('./trabajador.ts', import.meta.url), { type: 'module' }),
    timeout: PACIENCIA_MS,
  });
  if (!solution) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
