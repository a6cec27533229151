import { createContext, useRef } from 'react';
import { set } from 'react-hook-form';

/** Uploads that block submission: field source → message. */
export type Uploads = {
  report: (source: string, fault: string | undefined) => void;
  faults: () => Record<string, string>;
};

export const UploadsContext = createContext<Uploads | undefined>(undefined);

/** Collects the upload errors that a form's file inputs report. */
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
