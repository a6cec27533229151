import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a simulator is being put on paper, and how to get it ready: drawn when it returns, as it was once it is printed. */
export function usePaper() {
  const [onPaper, setOnPaper] = useState(false);
  const prepare = () => {
    addEventListener('afterprint', () => setOnPaper(false), { once: true });
    flushSync(() => setOnPaper(true));
  };
  return { onPaper, prepare };
}
