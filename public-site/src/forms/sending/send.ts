import type { ProblemAnswer, SubmissionReceipt } from '@coop/domain/answers';
import type { Errors } from '../description/types';
import { post } from './post';
import { withProof } from './withProof';

export type Result =
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
  /** Where to render the widget of a challenge. */
  place: HTMLElement;
  onAdvance: (progress: Progress) => void;
};

/**
 * Sends a form as the browser would, but requests JSON instead of a page. If the server requires a proof, solves the
 * challenge and sends the form again. Maps failures to a result; never rejects.
 */
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
