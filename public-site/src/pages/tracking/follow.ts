import type { CaseStatus, LinkedCase, PrivateLink, ProblemAnswer } from '@coop/domain/answers';
import type { ReturnedData } from '../../forms/description/types';
import { type Answer, COULD_NOT, OFFLINE, type Progress, post, withProof } from '../../forms/sending';

export const FOLLOW = '/api/publico/seguimiento/enlace';
export const ADD = `${FOLLOW}/documentos`;
export const NOTICES = `${FOLLOW}/avisos`;
export const CANCEL = `${FOLLOW}/cancelar`;

export type CaseOrFault = LinkedCase | { falla: string };

export async function follow(link: PrivateLink): Promise<CaseOrFault> {
  const data = new FormData();
  for (const [name, value] of Object.entries(link)) data.set(name, value);
  return orFault(async () => toCaseOrFault(await post(FOLLOW, data, false, () => {})), OFFLINE);
}

/** Uploads documents and returns the updated case. Returns undefined where this browser can't solve the challenge. */
export function addDocuments(
  data: FormData,
  place: HTMLElement,
  onAdvance: (progress: Progress) => void,
): Promise<CaseOrFault | undefined> {
  const upload = () => post(ADD, data, true, (part) => onAdvance({ doing: 'enviando', part }));
  return orFault(
    async () => {
      const answer = await withProof(data, upload, place, () => onAdvance({ doing: 'comprobando', part: 0 }));
      return answer && toCaseOrFault(answer);
    },
    navigator.onLine ? COULD_NOT : OFFLINE,
  );
}

/** Turns e-mail notices on or off, or cancels an appointment, and returns the updated case. */
export const change = (action: string, data: FormData): Promise<CaseOrFault> =>
  orFault(async () => toCaseOrFault(await post(action, data, false, () => {})), OFFLINE);

function toCaseOrFault({ status, body }: Answer): CaseOrFault {
  if (status === 200) return body as LinkedCase;
  const { errors = {}, detail = COULD_NOT } = body as Partial<ProblemAnswer>;
  return { falla: errors.adjuntos ?? detail };
}

const orFault = <T>(request: () => Promise<T>, falla: string): Promise<T | { falla: string }> =>
  request().catch(() => ({ falla }));

/** A case opened by its private link without JavaScript; `aportado` right after documents were added. */
export type OpenedCase = { caso: LinkedCase; enlace: PrivateLink; aportado: boolean };
export type RefusedRequest = ReturnedData;

export type TrackingResult = CaseStatus | OpenedCase | ReturnedData;

export const openedIn = (data: TrackingResult | undefined): OpenedCase | undefined =>
  data && 'caso' in data ? data : undefined;

export const refusedIn = (data: TrackingResult | undefined): RefusedRequest | undefined =>
  data && 'valores' in data && 'llave' in data.valores ? data : undefined;
