import type { ProblemAnswer, SubmissionReceipt } from '@coop/domain/answers';
import type { Errors, ReturnedData, Values } from './description/types';

/** Input and step of a form, stored only for the life of the tab (`sessionStorage`). */
type Draft = { valores: Values; paso: number };

const keyOf = (section: string) => `formulario:${section}`;

/** Browsers may refuse storage: then no draft is saved. */
const attempt = <T>(run: () => T): T | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};

export const readDraft = (section: string): Draft | undefined =>
  attempt(() => JSON.parse(sessionStorage.getItem(keyOf(section)) ?? 'null') ?? undefined);

export const saveDraft = (section: string, draft: Draft) =>
  attempt(() => sessionStorage.setItem(keyOf(section), JSON.stringify(draft)));

export const eraseDraft = (section: string) => attempt(() => sessionStorage.removeItem(keyOf(section)));

/** Maps a response to errors; without field errors its message is about the whole form. */
export const errorsOf = ({ mensaje, errores }: ReturnedData): Errors =>
  Object.keys(errores).length > 0 ? errores : { '': mensaje };

export type Answer = { status: number; body: unknown };

/** Posts by XMLHttpRequest, which reports progress from 0 to 1; rejects without a response. */
export const post = (
  action: string,
  data: FormData,
  withFiles: boolean,
  onUpload: (part: number) => void,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', action);
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'text';
    request.upload.onprogress = ({ loaded, total }) => onUpload(total > 0 ? loaded / total : 0);
    request.onerror = reject;
    request.onload = () => {
      try {
        resolve({ status: request.status, body: JSON.parse(request.responseText) });
      } catch (error) {
        reject(error);
      }
    };
    const texts = () => new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
    request.send(withFiles ? data : texts());
  });

/** Uploads; if a proof is required, solves it and uploads again. Undefined where the browser can't. */
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
  const { solveChallenge } = await import('./challenge/solveChallenge');
  const proof = await solveChallenge(reto, place).catch(() => undefined);
  if (!proof) return undefined;
  data.set(...proof);
  return upload();
}

type Result =
  | { tipo: 'recibido'; constancia: SubmissionReceipt }
  | { tipo: 'rechazado'; errores: Errors }
  /** No connection. The server may have received it: the idempotency key makes a resend safe. */
  | { tipo: 'sinLinea' }
  /** This browser can't solve the challenge: submit the form natively, as without JavaScript. */
  | { tipo: 'sinPrueba' };

/** Progress of a send. `part` is the uploaded fraction, from 0 to 1. */
export type Progress = { doing: 'enviando' | 'comprobando'; part: number };

type Submission = {
  action: string;
  data: FormData;
  withFiles: boolean;
  place: HTMLElement;
  onAdvance: (progress: Progress) => void;
};

/** Sends a form, with a proof if required; maps failures to a result and never rejects. */
export async function send({ action, data, withFiles, place, onAdvance }: Submission): Promise<Result> {
  const upload = () => post(action, data, withFiles, (part) => onAdvance({ doing: 'enviando', part }));
  try {
    const answer = await withProof(data, upload, place, () => onAdvance({ doing: 'comprobando', part: 0 }));
    if (!answer) return { tipo: 'sinPrueba' };
    if (answer.status === 201) return { tipo: 'recibido', constancia: answer.body as SubmissionReceipt };
    const { errors, detail } = answer.body as Partial<ProblemAnswer>;
    return { tipo: 'rechazado', errores: errors ?? { '': detail ?? COULD_NOT } };
  } catch {
    return navigator.onLine ? { tipo: 'rechazado', errores: { '': COULD_NOT } } : { tipo: 'sinLinea' };
  }
}

export const COULD_NOT = 'No pudimos enviar el formulario. Sus datos siguen aquí: intente nuevamente.';
export const OFFLINE = 'Sin conexión. Revise su internet e intente nuevamente.';
export const WAITING =
  'Se enviará cuando vuelva la conexión. Deje esta página abierta: si la cierra no se envía, y lo escrito se borra con ella.';
