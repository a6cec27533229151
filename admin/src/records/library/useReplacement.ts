import type { StaffFile } from '@coop/domain/answers';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { HttpError } from '../../ground/api/HttpError';
import { libraryApi } from './libraryApi';

/** The way of a replacement to the server: its progress, its failure; `onDone` once it took the place of the file. */
export function useReplacement(seen: StaffFile, onDone: () => void) {
  const client = useQueryClient();
  const notify = useNotify();
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File, reason: string) => {
    running.current = new AbortController();
    const { signal } = running.current;
    setProgress(0);
    setFault(undefined);
    try {
      await libraryApi.replace(seen, file, reason, { onProgress: setProgress, signal });
    } catch (error) {
      setProgress(undefined);
      const errors = error instanceof HttpError ? Object.values(error.body.errors ?? {}) : [];
      if (!signal.aborted) setFault(errors[0] ?? (error as Error).message);
      return;
    }
    await client.invalidateQueries({ queryKey: ['archivos'] });
    notify('Archivo reemplazado: su dirección es la misma', { type: 'success' });
    onDone();
  };
  return { send, cancel, progress, fault };
}
