import { createContext, useRef } from 'react';
import { set } from 'react-hook-form';

/** Uploads of a form that stand in the way of sending it: source of the field → what is said of it. */
export type Uploads = {
  report: (source: string, fault: string | undefined) => void;
  faults: () => Record<string, string>;
};

export const UploadsContext = createContext<Uploads | undefined>(undefined);

/** What the file inputs of a form tell it. */
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

/** A form's messages, nested as its inputs are, with those of files that are on their way or were refused. */
export function withUploads<T extends object>(messages: T, uploads: Uploads): T {
  const all = structuredClone(messages);
  for (const [source, fault] of Object.entries(uploads.faults())) set(all, source, fault);
  return all;
}
