import type { ProblemAnswer, Received } from '@coop/domain/answers';
import type { Errors } from '../description/types';
import { post } from './post';
import { withProof } from './withProof';

export type Result =
  | { tipo: 'recibido'; constancia: Received }
  | { tipo: 'rechazado'; errores: Errors }
  /** There is no line. Whether it arrived nobody knows: sent again under its key it is taken in once. */
  | { tipo: 'sinLinea' }
  /** This browser can't prove what is asked: the form goes as it would without JavaScript. */
  | { tipo: 'sinPrueba' };

/** How far a send is. `part` of 1, of what goes up. */
export type Progress = { doing: 'enviando' | 'comprobando'; part: number };

type Submission = {
  action: string;
  data: FormData;
  withFiles: boolean;
  /** Where a widget can be shown, if the server asks for one. */
  place: HTMLElement;
  onAdvance: (progress: Progress) => void;
};

/**
 * Sends a form as the browser itself would, and asks for data instead of a page. When the server asks for a proof, it is
 * worked out and the same is sent again. Whatever fails becomes a message over the form.
 */
export async function send({ action, data, withFiles, place, onAdvance }: Submission): Promise<Result> {
  const upload = () => post(action, data, withFiles, (part) => onAdvance({ doing: 'enviando', part }));
  try {
    const answer = await withProof(data, upload, place, () => onAdvance({ doing: 'comprobando', part: 0 }));
    if (!answer) return { tipo: 'sinPrueba' };
    if (answer.status === 201) return { tipo: 'recibido', constancia: answer.body as Received };
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
