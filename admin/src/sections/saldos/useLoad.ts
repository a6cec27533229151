import { useEffect, useRef, useState } from 'react';
import type { HttpError } from '../../ground/api/HttpError';
import { balancesApi } from './balancesApi';

/** Sends a file of balances: how far it is (0 to 1) while it goes, and what was wrong with it. */
export function useLoad(onSent: () => void) {
  const [part, setPart] = useState<number>();
  const [error, setError] = useState<HttpError>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const load = async (file: File, fechaCorte: string) => {
    sending.current = new AbortController();
    const { signal } = sending.current;
    setPart(0);
    setError(undefined);
    try {
      await balancesApi.send(file, fechaCorte, { onProgress: setPart, signal });
      onSent();
    } catch (thrown) {
      if (!signal.aborted) setError(thrown as HttpError);
    }
    setPart(undefined);
  };
  return { load, cancel: () => sending.current?.abort(), part, error };
}
