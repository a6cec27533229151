import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a simulator is being put on paper, and how to get it ready: drawn when it returns, as it was once it is printed. */
export function usePapel() {
  const [enPapel, setEnPapel] = useState(false);
  const preparar = () => {
    addEventListener('afterprint', () => setEnPapel(false), { once: true });
    flushSync(() => setEnPapel(true));
  };
  return { enPapel, preparar };
}
