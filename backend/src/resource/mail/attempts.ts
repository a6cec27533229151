const MINUTE = 60_000;
/** How long to wait after each attempt, in milliseconds; after the last one nobody tries again by itself. */
const waits = [1, 5, 30, 120, 720, 1440].map((minutes) => minutes * MINUTE);

/** When to try again after so many attempts; undefined: never, as for what is of no use by then. */
export const nextAttempt = (attempts: number, now: Date, expiry: string | null): Date | undefined => {
  const wait = waits[attempts - 1];
  if (wait === undefined) return undefined;
  const next = new Date(now.getTime() + wait);
  return expiry !== null && next >= new Date(expiry) ? undefined : next;
};

/**
 * Whether the server refused this very mail for good (an address that does not exist, say): trying again is no use. A
 * server that refuses us is another matter: its settings may be mended.
 */
export const isRefusal = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
};
