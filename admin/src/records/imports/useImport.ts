import type { AnySection } from '@coop/domain';
import type { Imported, ImportReview } from '@coop/domain/answers';
import { useEffect, useRef, useState } from 'react';
import { sendForm } from '../../ground/api/sendForm';

/** A file, what it would write, and how far its way to the server is (0 to 1) while it goes. */
export function useImport({ name }: AnySection, onDone: (done: Imported) => void) {
  const [file, setFile] = useState<File>();
  const [review, setReview] = useState<ImportReview>();
  const [part, setPart] = useState<number>();
  const [fault, setFault] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (work: (options: { onProgress: typeof setPart; signal: AbortSignal }) => Promise<void>) => {
    sending.current?.abort();
    sending.current = new AbortController();
    const { signal } = sending.current;
    setFault(undefined);
    setPart(0);
    try {
      await work({ onProgress: setPart, signal });
    } catch (thrown) {
      if (!signal.aborted) setFault((thrown as Error).message);
    }
    if (!signal.aborted) setPart(undefined);
  };

  const choose = (chosen: File) => {
    setFile(chosen);
    setReview(undefined);
    void send(async (options) => setReview(await importsApi.review(name, chosen, options)));
  };
  const write = () => {
    if (!file || !review) return;
    void send(async (options) => onDone(await importsApi.write(name, file, review.huella, options)));
  };
  return { file, review, part, fault, choose, write };
}

type Options = Parameters<typeof sendForm>[2];

/** Spreadsheets of a section, as the API takes them. */
const importsApi = {
  /** What a file would write; writes nothing. */
  review: (section: string, file: File, options: Options): Promise<ImportReview> =>
    sendForm(`/api/${section}/importar/revision`, formOf(file), options),

  /** Writes what its review said, all of it or nothing. */
  write: (section: string, file: File, huella: string, options: Options): Promise<Imported> =>
    sendForm(`/api/${section}/importar`, formOf(file, huella), options),
};

function formOf(file: File, huella?: string): FormData {
  const form = new FormData();
  if (huella) form.set('huella', huella);
  form.set('archivo', file);
  return form;
}
