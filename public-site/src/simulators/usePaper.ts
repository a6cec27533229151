import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Manages the print mode of a simulator: `prepare` renders it synchronously, and it ends after printing. */
export function usePaper() {
  const [onPaper, setOnPaper] = useState(false);
  const prepare = () => {
    addEventListener('afterprint', () => setOnPaper(false), { once: true });
    flushSync(() => setOnPaper(true));
  };
  return { onPaper, prepare };
}
