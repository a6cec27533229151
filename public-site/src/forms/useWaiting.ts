import { useEffect, useRef, useState } from 'react';

/**
 * A send that waits for the line, and is made again by itself once there is one: `send` sends what the form says then, under the
 * key of its filling, so that it is taken in once. It waits in this page alone: nothing of it is stored, and whoever would leave is
 * asked.
 */
export function useWaiting(send: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (!isWaiting) return;
    const go = () => {
      setWaiting(false);
      latest.current();
    };
    const ask = (event: Event) => event.preventDefault();
    // It may have come back while this was drawn.
    if (navigator.onLine) return go();
    addEventListener('online', go);
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('online', go);
      removeEventListener('beforeunload', ask);
    };
  }, [isWaiting]);
  return { isWaiting, wait: () => setWaiting(true), callOff: () => setWaiting(false) };
}
