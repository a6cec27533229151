import type { ProblemAnswer, Tracked } from '@coop/domain/answers';
import type { Errors } from '../../forms/description/types';
import { post } from '../../forms/sending/post';
import { OFFLINE } from '../../forms/sending/send';
import { withProof } from '../../forms/sending/withProof';
import type { Answer } from './answer';

const ACTION = '/api/publico/seguimiento';

/**
 * Asks where a case stands; whatever fails becomes a message. What was typed stays where it is. Undefined where the
 * server wants a proof that this browser can't give: the form goes as it would without JavaScript.
 */
export async function ask(data: FormData, place: HTMLElement, onCheck: () => void): Promise<Answer | undefined> {
  const fault = (errors: Errors): Answer => ({ tipo: 'falla', errores: errors, valores: {} });
  try {
    const answer = await withProof(data, () => post(ACTION, data, false, () => {}), place, onCheck);
    if (!answer) return undefined;
    if (answer.status === 200) return { tipo: 'hallado', caso: answer.body as Tracked };
    const { errors, detail = '' } = answer.body as Partial<ProblemAnswer>;
    return fault(errors ?? { '': detail });
  } catch {
    return fault({ '': OFFLINE });
  }
}
