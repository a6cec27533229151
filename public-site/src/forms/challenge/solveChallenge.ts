import type { Reto } from '@coop/domain/answers';
import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import { runTurnstile } from './runTurnstile';

const MAX_WORKERS = 4;
const PATIENCE_MS = 60_000;

/** Returns the form field that proves the solution. Throws where the browser can't. */
export async function solveChallenge({ altcha, turnstile }: Reto, place: HTMLElement): Promise<[string, string]> {
  const token = turnstile && (await runTurnstile(turnstile, place).catch(() => undefined));
  return token ? ['cf-turnstile-response', token] : ['reto', await solveWork(altcha)];
}

async function solveWork(challenge: Challenge): Promise<string> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 2),
    createWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    timeout: PATIENCE_MS,
  });
  if (!solution) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
