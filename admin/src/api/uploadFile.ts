import { auth } from '../session/auth';
import { HttpError, type Problem } from './HttpError';
import type { StoredFile } from './StoredFile';

type Upload = {
  file: File;
  /** What a picture shows, for who does not see it. */
  alternativo?: string;
  seccion: string;
  campo: string;
  /** Told the sent part, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/** Sends a file, telling how far it is: `fetch` can't. Throws HttpError, or an AbortError when it was cancelled. */
export async function uploadFile({
  file,
  alternativo,
  seccion,
  campo,
  onProgress,
  signal,
}: Upload): Promise<StoredFile> {
  const form = new FormData();
  form.set('seccion', seccion);
  form.set('campo', campo);
  if (alternativo) form.set('alternativo', alternativo);
  form.set('archivo', file);
  const token = await auth.currentUser?.getIdToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/archivos');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201) return resolve(request.response as StoredFile);
      const problem = (request.response ?? {}) as Problem;
      reject(new HttpError(problem.detail ?? 'No se pudo subir el archivo.', request.status, problem));
    };
    request.onerror = () => reject(new HttpError('Sin conexión. Revise su internet e intente nuevamente.', 0, {}));
    request.onabort = () => reject(new DOMException('Subida cancelada', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
