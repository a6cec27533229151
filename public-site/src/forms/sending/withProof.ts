import type { ProblemAnswer } from '@coop/domain/answers';
import type { Answer } from './post';

/**
 * Sends by `upload` what is in `data`. When the server asks for a proof it is worked out, put into `data`, and the same is
 * sent again; `onCheck` hears that it began. Nothing comes of it where this browser can't.
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
