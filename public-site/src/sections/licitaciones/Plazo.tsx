import { useEffect, useState } from 'react';
import { plazoInWords } from './plazoInWords';

const MINUTE_MS = 60_000;

/** How long there is left, by the visitor's own clock: the page may have been made minutes ago. */
export function Plazo({ until }: { until: string }) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const plazo = now && plazoInWords(until, now);
  return plazo ? <strong> ({plazo})</strong> : null;
}
