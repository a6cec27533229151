import { useEffect, useRef } from 'react';

/** Focuses what `find` names within the box, once the list was drawn anew. */
export function useNextFocus() {
  const box = useRef<HTMLDivElement>(null);
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current) box.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  });
  return {
    box,
    focusNext: (find: string) => {
      next.current = find;
    },
  };
}
