import type { StaffFile } from '@coop/domain/answers';
import { track } from '../page/pendingRequests';
import { HttpError, LONGEST_WAIT_MS, NO_CONNECTION, type Problem, TOO_LATE, withSession } from './fetchApi';

type Options = {
  /** Receives the fraction sent, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/** Posts multipart data with progress, which `fetch` does not report. Throws HttpError, or AbortError if cancelled. */
export async function sendForm<Answer>(url: string, form: FormData, options: Options): Promise<Answer> {
  const { status, body } = await withSession((token) => track(send(url, form, token, options)));
  if (status < 300) return body as Answer;
  const problem = (body ?? {}) as Problem;
  throw new HttpError(problem.detail ?? 'No se pudo subir el archivo.', status, problem);
}

type UploadResponse = { status: number; codigo?: string | undefined; body: unknown };

const send = (
  url: string,
  form: FormData,
  token: string | undefined,
  { onProgress, signal }: Options,
): Promise<UploadResponse> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.responseType = 'json';
    // Idle timeout: it restarts on progress, because a large file may take long.
    let timer: ReturnType<typeof setTimeout>;
    const giveUp = () => {
      reject(new HttpError(TOO_LATE, 0, {}));
      request.abort();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, LONGEST_WAIT_MS);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      onProgress(total ? loaded / total : 0);
    };
    request.onloadend = () => clearTimeout(timer);
    request.onload = () => {
      const { status, response } = request;
      resolve({ status, codigo: (response as Problem | null)?.codigo, body: response });
    };
    request.onerror = () => reject(new HttpError(NO_CONNECTION, 0, {}));
    request.onabort = () => reject(new DOMException('Subida cancelada', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    wait();
    request.send(form);
  });

type Upload = {
  file: File;
  alternativo?: string;
  seccion: string;
  campo: string;
} & Parameters<typeof sendForm>[2];

let last: Promise<unknown> = Promise.resolve();

/** Uploads a file for a section's field, after those before it: a queued request would count as idle. Throws like `sendForm`. */
export function uploadFile({ file, alternativo, seccion, campo, ...options }: Upload): Promise<StaffFile> {
  const form = new FormData();
  form.set('seccion', seccion);
  form.set('campo', campo);
  if (alternativo) form.set('alternativo', alternativo);
  form.set('archivo', file);
  const sent = last.then(() => {
    options.signal.throwIfAborted();
    return sendForm<StaffFile>('/api/archivos', form, options);
  });
  last = sent.catch(() => undefined);
  return sent;
}

export const isImage = ({ mime }: Pick<StaffFile, 'mime'>): boolean => mime.startsWith('image/');
