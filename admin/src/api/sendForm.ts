import { auth } from '../session/auth';
import { HttpError, type Problem } from './HttpError';

type Options = {
  /** Told the sent part, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/** Posts a form with a file, telling how far it is: `fetch` can't. Throws HttpError, or an AbortError when cancelled. */
export async function sendForm<Answer>(url: string, form: FormData, { onProgress, signal }: Options): Promise<Answer> {
  const token = await auth.currentUser?.getIdToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) return resolve(request.response as Answer);
      const problem = (request.response ?? {}) as Problem;
      reject(new HttpError(problem.detail ?? 'No se pudo subir el archivo.', request.status, problem));
    };
    request.onerror = () => reject(new HttpError('Sin conexión. Revise su internet e intente nuevamente.', 0, {}));
    request.onabort = () => reject(new DOMException('Subida cancelada', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
