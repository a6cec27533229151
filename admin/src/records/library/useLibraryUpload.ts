import type { StaffFile } from '@coop/domain/answers';
import type { FileType } from '@coop/domain/fileTypes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { HttpError } from '../../ground/api/fetchApi';
import { uploadFile } from '../../ground/api/uploadFile';
import { libraryApi } from './libraryApi';

/** A field that accepts uploads, with its group and label: `Novedades`, `Galería, Imagen`. */
export type UploadPlace = {
  seccion: string;
  campo: string;
  group: string;
  label: string;
  types: readonly FileType[];
  maxMegabytes: number;
  asksAlternative: boolean;
};

/** A chosen file, not stored yet. */
export type Item = { file: File; alternativo: string; progress?: number | undefined; fault?: string | undefined };

const label = (file: StaffFile, etiquetas: string[]): Promise<string | undefined> =>
  libraryApi.change(file, { etiquetas }).then(
    () => undefined,
    (error: Error) => `El archivo se subió, pero sin sus etiquetas: ${error.message} Escríbalas en su ficha.`,
  );

type Uploading = {
  change: (file: File, values: Partial<Item>) => void;
  remove: (file: File) => void;
  onUploaded: (ids: string[]) => void;
};

/** Uploads new library files one by one. Stored ones leave the list; `onUploaded` is called when none is left. */
export function useLibraryUpload({ change, remove, onUploaded }: Uploading) {
  const client = useQueryClient();
  const notify = useNotify();
  const [isSending, setSending] = useState(false);
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const sendOne = async (
    { seccion, campo, asksAlternative }: UploadPlace,
    { file, alternativo }: Item,
    etiquetas: string[],
    signal: AbortSignal,
  ): Promise<string | undefined> => {
    change(file, { progress: 0, fault: undefined });
    try {
      const stored = await uploadFile({
        ...{ file, seccion, campo, signal },
        ...(asksAlternative && { alternativo: alternativo.trim() }),
        onProgress: (progress) => change(file, { progress }),
      });
      // A failure of the labels is only a warning: a second upload would duplicate the file.
      const fault = etiquetas.length > 0 ? await label(stored, etiquetas) : undefined;
      if (fault) notify(fault, { type: 'warning' });
      remove(file);
      return stored.id;
    } catch (error) {
      const [first] = error instanceof HttpError ? Object.values(error.body.errors ?? {}) : [];
      const fault = signal.aborted ? undefined : (first ?? (error as Error).message);
      change(file, { progress: undefined, fault });
    }
  };

  const send = async (place: UploadPlace, items: readonly Item[], etiquetas: string[]) => {
    running.current = new AbortController();
    const { signal } = running.current;
    setSending(true);
    const sent = await Promise.all(items.map((item) => sendOne(place, item, etiquetas, signal)));
    setSending(false);
    const ids = sent.filter((id) => id !== undefined);
    if (ids.length === 0) return;
    await client.invalidateQueries({ queryKey: ['archivos'] });
    notify(ids.length === 1 ? 'Archivo subido' : `${ids.length} archivos subidos`, { type: 'success' });
    if (ids.length === items.length) onUploaded(ids);
  };
  return { send, cancel, isSending };
}
