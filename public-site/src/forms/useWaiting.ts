import { useEffect, useRef, useState } from 'react';

/**
 * Retries a send when the connection returns. `send` sends the current values under the same idempotency key.
 * The send waits only in this page and is not stored, so leaving the page prompts for confirmation.
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
    // The connection may have returned before this effect ran.
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
