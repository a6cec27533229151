import { track } from '../page/underWay';
import { HttpError, type Problem } from './HttpError';
import { LONGEST_WAIT_MS, NO_CONNECTION, TOO_LATE } from './waits';
import { withSession } from './withSession';

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

type Sent = { status: number; codigo?: string | undefined; body: unknown };

const send = (url: string, form: FormData, token: string | undefined, { onProgress, signal }: Options): Promise<Sent> =>
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
