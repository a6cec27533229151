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

/** What a server says (RFC 3463) of an address, its mailbox, or a mail that is too big or unreadable; the rest is said of us. */
const OF_THIS_MAIL = /\b5\.(1\.[0-6]|2\.[0-4]|3\.4|6\.\d+)\b/;
const STATUS = /\b5\.\d{1,3}\.\d{1,3}\b/;

/**
 * Whether this very mail goes nowhere for good, by what the server said or since nobody is to get it: trying again is no use. A server
 * that refuses us (the sender, a quota, the relay) is another matter: its settings may be mended. Without a status of its own, what is
 * refused to a recipient is.
 */
export const isRefusal = (error: unknown): boolean => {
  if (error instanceof NobodysMail) return true;
  const { command, response = '', responseCode = 0 } = error as Refused;
  if (responseCode < 500 || command === 'MAIL FROM') return false;
  return STATUS.test(response) ? OF_THIS_MAIL.test(response) : command === 'RCPT TO';
};

/** What nodemailer tells of an answer. */
type Refused = { command?: string; response?: string; responseCode?: number };
