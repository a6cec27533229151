import type { Followed, PrivateLink, ProblemAnswer } from '@coop/domain/answers';
import { post } from '../../forms/sending/post';
import { OFFLINE } from '../../forms/sending/send';

export const FOLLOW = '/api/publico/seguimiento/enlace';

/** The case of a private link, or why it can't be shown. */
export async function follow(link: PrivateLink): Promise<Followed | { falla: string }> {
  const data = new FormData();
  for (const [name, value] of Object.entries(link)) data.set(name, value);
  try {
    const { status, body } = await post(FOLLOW, data, false, () => {});
    return status === 200 ? (body as Followed) : { falla: (body as Partial<ProblemAnswer>).detail ?? OFFLINE };
  } catch {
    return { falla: OFFLINE };
  }
}
