import type { ProblemAnswer } from '@coop/domain/answers';
import type { Answer } from './post';

/**
 * Calls `upload`. If the server requires a proof, solves the challenge, adds it to `data` and uploads again. `onCheck`
 * is called when the challenge starts. Returns undefined where the browser can't solve it.
 */
export async function withProof(
  data: FormData,
  upload: () => Promise<Answer>,
  place: HTMLElement,
  onCheck: () => void,
): Promise<Answer | undefined> {
  const answer = await upload();
  const { reto } = (answer.body ?? {}) as Pick<ProblemAnswer, 'reto'>;
  if (!reto) return answer;
  onCheck();
  const { solveChallenge } = await import('../challenge/solveChallenge');
  const proof = await solveChallenge(reto, place).catch(() => undefined);
  if (!proof) return undefined;
  data.set(...proof);
  return upload();
}
