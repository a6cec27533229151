import type { FileUse, FileVersion, Focus, RemovedId, StaffFile } from '@coop/domain/answers';
import { useQuery } from '@tanstack/react-query';
import { ifMatch } from '../../ground/api/dataProvider';
import { httpClient } from '../../ground/api/fetchApi';
import { sendForm } from '../../ground/api/uploadFile';

type VersionedFile = Pick<StaffFile, 'id' | 'version'>;

const call = async (path: string, init?: RequestInit) => (await httpClient(`/api/archivos/${path}`, init)).json;

export const libraryApi = {
  labels: (): Promise<string[]> => call('etiquetas/todas'),
  uses: (id: string): Promise<FileUse[]> => call(`${id}/usos`),
  versions: (id: string): Promise<FileVersion[]> => call(`${id}/versiones`),
  change: (
    file: VersionedFile,
    change: { alternativo?: string; foco?: Focus | null; etiquetas?: string[] },
  ): Promise<StaffFile> => call(file.id, { method: 'PUT', headers: ifMatch(file), body: JSON.stringify(change) }),
  remove: (file: VersionedFile): Promise<RemovedId> => call(file.id, { method: 'DELETE', headers: ifMatch(file) }),

  /** Replaces a file's content under the same URL. Throws like `sendForm`. */
  replace(
    { id, version }: VersionedFile,
    file: File,
    motivo: string,
    options: Parameters<typeof sendForm>[2],
  ): Promise<StaffFile> {
    const form = new FormData();
    form.set('version', String(version));
    form.set('motivo', motivo);
    form.set('archivo', file);
    return sendForm(`/api/archivos/${id}/reemplazo`, form, options);
  },
};

/** Query of the rows that reference a file, including drafts and deleted rows. */
export const useUses = (id: string) =>
  useQuery({ queryKey: ['archivos', id, 'usos'], queryFn: () => libraryApi.uses(id), staleTime: 0 });
