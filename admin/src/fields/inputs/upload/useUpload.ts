import { createContext, useEffect, useRef, useState } from 'react';
import { set } from 'react-hook-form';
import { uploadFile } from '../../../ground/api/uploadFile';
import { type Limits, shrinkToLimit } from '../../files/fileFacts';

type Options = { seccion: string; campo: string; limits: Limits; onStored: (id: string) => void };

export function useUpload({ seccion, campo, limits, onStored }: Options) {
  const [undescribed, setUndescribed] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(null);
  // The row of the upload may move meanwhile, which changes the path that stores its id.
  const store = useRef(onStored);
  store.current = onStored;
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File, alternativo?: string) => {
    const control = new AbortController();
    running.current = control;
    setUndescribed(undefined);
    setProgress(0);
    try {
      const { id } = await uploadFile({
        file,
        alternativo,
        seccion,
        campo,
        onProgress: setProgress,
        signal: control.signal,
      });
      store.current(id);
    } catch (error) {
      if (!control.signal.aborted) setFault((error as Error).message);
    }
    setProgress(undefined);
  };

  return {
    undescribed,
    /** Fraction uploaded, 0 to 1; undefined if idle. */
    progress,
    fault,
    describe: ([alternativo]: string[]) => undescribed && void send(undescribed, alternativo),
    choose: (file: File, asksAlternative = false, alternativo?: string) => {
      setFault(undefined);
      shrinkToLimit(file, limits).then(
        (ready) => (asksAlternative && !alternativo ? setUndescribed(ready) : void send(ready, alternativo)),
        (error: Error) => setFault(error.message),
      );
    },
    dismiss: () => setFault(undefined),
    cancel: () => {
      running.current?.abort();
      setUndescribed(undefined);
      setProgress(undefined);
    },
  };
}

type Uploads = {
  report: (source: string, fault: string | undefined) => void;
  faults: () => Record<string, string>;
};

export const UploadsContext = createContext<Uploads | undefined>(undefined);

export function useUploads(): Uploads {
  const pending = useRef(new Map<string, string>());
  const made = useRef<Uploads>({
    report: (source, fault) => {
      if (fault) pending.current.set(source, fault);
      else pending.current.delete(source);
    },
    faults: () => Object.fromEntries(pending.current),
  });
  return made.current;
}

/** Merges validation messages with those of pending or refused uploads, nested by field path. */
export function withUploads<T extends object>(messages: T, uploads: Uploads): T {
  const all = structuredClone(messages);
  for (const [source, fault] of Object.entries(uploads.faults())) set(all, source, fault);
  return all;
}
