import { useEffect, useState } from 'react';

const WAIT_MS = 400;

/** Debounces a value before it is sent to the server. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text)), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
