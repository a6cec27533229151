import type { StaffFile } from '@coop/domain/answers';
import { useNotify } from 'react-admin';
import { fetchApi } from '../api/fetchApi';

/** Downloads a private file, current or as of a version; failures are notified. */
export function useStoredFileDownload() {
  const notify = useNotify();
  return ({ id, nombre }: Pick<StaffFile, 'id' | 'nombre'>, version?: number) =>
    void save(`/api/archivos/${id}/contenido${version === undefined ? '' : `?version=${version}`}`, nombre).catch(
      (error: Error) => notify(error.message, { type: 'error' }),
    );
}

async function save(path: string, name: string) {
  const address = URL.createObjectURL(await (await fetchApi(path)).blob());
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
