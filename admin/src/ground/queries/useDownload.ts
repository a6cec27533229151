import type { StaffFile } from '@coop/domain/answers';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { downloadFile } from '../api/downloadFile';
import { fetchApi } from '../api/fetchApi';

/** Background download with progress; `bytes` is undefined while idle. */
export function useDownload(done = 'La exportación está lista') {
  const notify = useNotify();
  const [bytes, setBytes] = useState<number>();
  const current = useRef<AbortController>(undefined);

  const start = async (url: string, file: { name: string; extension: string }) => {
    const controller = new AbortController();
    current.current = controller;
    setBytes(0);
    try {
      await downloadFile(url, file, controller.signal, setBytes);
      notify(done, { type: 'success' });
    } catch (error) {
      if (controller.signal.aborted) notify('Exportación cancelada');
      else notify((error as Error).message, { type: 'error' });
    }
    setBytes(undefined);
  };

  return { bytes, start, cancel: () => current.current?.abort() };
}

/** Returns a function that saves a stored file, or one of its versions; errors are notified. */
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
