import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '../../../ground/api/uploadFile';

type Options = { seccion: string; campo: string; maxMegabytes: number; onStored: (id: string) => void };

/** Upload of a file: alternative text if needed, progress, cancellation and error. */
export function useUpload({ seccion, campo, maxMegabytes, onStored }: Options) {
  const [asking, setAsking] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File, alternativo?: string) => {
    const control = new AbortController();
    running.current = control;
    setAsking(undefined);
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
      onStored(id);
    } catch (error) {
      if (!control.signal.aborted) setFault((error as Error).message);
    }
    setProgress(undefined);
  };

  return {
    /** The image that waits for its alternative text. */
    asking,
    /** Fraction uploaded, 0 to 1; undefined if idle. */
    progress,
    fault,
    send: (file: File, alternativo?: string) => void send(file, alternativo),
    choose: (file: File, asksAlternative = false) => {
      const tooLarge = file.size > maxMegabytes * 1024 * 1024;
      setFault(tooLarge ? `El archivo supera ${maxMegabytes} MB` : undefined);
      if (tooLarge) return;
      if (asksAlternative) setAsking(file);
      else void send(file);
    },
    /** Clears the error of a refused file. */
    dismiss: () => setFault(undefined),
    cancel: () => {
      running.current?.abort();
      setAsking(undefined);
      setProgress(undefined);
    },
  };
}
