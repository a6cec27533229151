import { httpClient } from '../../ground/api/httpClient';
import type { Focus, StoredFile } from '../../ground/api/StoredFile';
import { seen } from '../../ground/api/seen';
import { sendForm } from '../../ground/api/sendForm';

/** A row that names a file, by which field. `titulo` is null for a row in the trash. */
export type Use = { seccion: string; registro: string; titulo: string | null; campo: string };

/** What a file was before it was replaced. */
export type FileVersion = Pick<StoredFile, 'version' | 'nombreOriginal' | 'mime' | 'tamano' | 'creadoEn'> & {
  reemplazadoEn: string;
  reemplazadoPor: string | null;
  motivo: string;
};

/** A file as the user has it before them. */
type Seen = Pick<StoredFile, 'id' | 'version'>;

const call = async (path: string, init?: RequestInit) => (await httpClient(`/api/archivos/${path}`, init)).json;

/** What the API has for the library alone. */
export const libraryApi = {
  uses: (id: string): Promise<Use[]> => call(`${id}/usos`),
  versions: (id: string): Promise<FileVersion[]> => call(`${id}/versiones`),
  change: (file: Seen, change: { alternativo?: string; foco?: Focus | null }): Promise<StoredFile> =>
    call(file.id, { method: 'PUT', headers: seen(file), body: JSON.stringify(change) }),
  remove: (file: Seen): Promise<{ id: string }> => call(file.id, { method: 'DELETE', headers: seen(file) }),

  /** Puts other bytes behind a file, whose address stays. Throws as `sendForm` does. */
  replace(
    { id, version }: Seen,
    file: File,
    motivo: string,
    options: Parameters<typeof sendForm>[2],
  ): Promise<StoredFile> {
    const form = new FormData();
    form.set('version', String(version));
    form.set('motivo', motivo);
    form.set('archivo', file);
    return sendForm(`/api/archivos/${id}/reemplazo`, form, options);
  },
};
