import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '../../../ground/api/uploadFile';

type Options = { seccion: string; campo: string; maxMegabytes: number; onStored: (id: string) => void };

/** The way of a chosen file to the server: its alternative text when it needs one, its progress, its failure. */
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
    /** The picture whose alternative text is being asked for. */
    asking,
    /** Part sent, 0 to 1, while it is being sent. */
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
    /** Gives up a file that was refused. */
    dismiss: () => setFault(undefined),
    cancel: () => {
      running.current?.abort();
      setAsking(undefined);
      setProgress(undefined);
    },
  };
}
