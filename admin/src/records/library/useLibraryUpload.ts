import type { StaffFile } from '@coop/domain/answers';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { HttpError } from '../../ground/api/HttpError';
import { uploadFile } from '../../ground/api/uploadFile';
import { libraryApi } from './libraryApi';
import type { UploadPlace } from './uploadPlaces';

type Upload = { place: UploadPlace; file: File; alternativo: string; etiquetas: string[] };

/** Writes the labels of a file; says what to do where that fails. */
const label = (file: StaffFile, etiquetas: string[]): Promise<string | undefined> =>
  libraryApi.change(file, { etiquetas }).then(
    () => undefined,
    (error: Error) => `El archivo se subió, pero sin sus etiquetas: ${error.message} Escríbalas en su ficha.`,
  );

/** The way of a new file to the library: its progress, its failure; `onUploaded` once it is there. */
export function useLibraryUpload(onUploaded: (id: string) => void) {
  const client = useQueryClient();
  const notify = useNotify();
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const send = async ({
    place: { seccion, campo, maxMegabytes, asksAlternative },
    file,
    alternativo,
    etiquetas,
  }: Upload) => {
    const isTooLarge = file.size > maxMegabytes * 1024 * 1024;
    setFault(isTooLarge ? `El archivo supera ${maxMegabytes} MB` : undefined);
    if (isTooLarge) return;
    running.current = new AbortController();
    const { signal } = running.current;
    setProgress(0);
    try {
      const stored = await uploadFile({
        ...{ file, seccion, campo, signal },
        ...(asksAlternative && { alternativo }),
        onProgress: setProgress,
      });
      // It is there already: sent again it would be there twice.
      const fault = etiquetas.length > 0 ? await label(stored, etiquetas) : undefined;
      await client.invalidateQueries({ queryKey: ['archivos'] });
      notify(fault ?? 'Archivo subido', { type: fault ? 'warning' : 'success' });
      onUploaded(stored.id);
    } catch (error) {
      setProgress(undefined);
      const [first] = error instanceof HttpError ? Object.values(error.body.errors ?? {}) : [];
      if (!signal.aborted) setFault(first ?? (error as Error).message);
    }
  };
  return { send, cancel, progress, fault };
}
