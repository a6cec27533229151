import { useEffect, useState } from 'react';

const WAIT_MS = 400;

/** What is being typed, once it stands still for a moment: for what asks the server. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text)), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
