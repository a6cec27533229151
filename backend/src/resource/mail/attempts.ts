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

/** A mail that nobody is to get any more; says why, in the words of its row. */
export class NobodysMail extends Error {}

/**
 * Whether this very mail goes nowhere for good, by what the server said (an address that does not exist, say) or since nobody is to get
 * it: trying again is no use. A server that refuses us is another matter: its settings may be mended.
 */
export const isRefusal = (error: unknown): boolean => {
  if (error instanceof NobodysMail) return true;
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
};
