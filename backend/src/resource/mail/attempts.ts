const MINUTE = 60_000;
/** Delay after each failed attempt, in ms; after the last one, no automatic retry. */
const waits = [1, 5, 30, 120, 720, 1440].map((minutes) => minutes * MINUTE);

/** Returns when to retry after that many attempts; undefined when there are none left or the mail expires before. */
export const nextAttempt = (attempts: number, now: Date, expiry: string | null): Date | undefined => {
  const wait = waits[attempts - 1];
  if (wait === undefined) return undefined;
  const next = new Date(now.getTime() + wait);
  return expiry !== null && next >= new Date(expiry) ? undefined : next;
};

/** Error of a mail whose recipient must no longer get it; the message is shown in its row. */
export class RecipientRevoked extends Error {}

/** Status codes (RFC 3463) about this address, mailbox or message; other codes concern our server. */
const OF_THIS_MAIL = /\b5\.(1\.[0-6]|2\.[0-4]|3\.4|6\.\d+)\b/;
const STATUS = /\b5\.\d{1,3}\.\d{1,3}\b/;

/** Whether retries are useless. Rejections of our server (sender, quota, relay) can be fixed. */
export const isRefusal = (error: unknown): boolean => {
  if (error instanceof RecipientRevoked) return true;
  const { command, response = '', responseCode = 0 } = error as RefusedMail;
  if (responseCode < 500 || command === 'MAIL FROM') return false;
  return STATUS.test(response) ? OF_THIS_MAIL.test(response) : command === 'RCPT TO';
};

type RefusedMail = { command?: string; response?: string; responseCode?: number };

const LONGEST = 300;

const reasons: Record<string, string> = {
  EAUTH: 'El servidor de correo no aceptó el usuario o la clave',
  ECONNECTION: 'No se pudo conectar con el servidor de correo',
  EDNS: 'No se encontró el servidor de correo',
  ESOCKET: 'No se pudo conectar con el servidor de correo',
  ETIMEDOUT: 'El servidor de correo no respondió a tiempo',
  ETLS: 'El servidor de correo no aceptó una conexión cifrada',
};

/** Formats a delivery failure as one line for staff, preferably with the server's response. */
export function reasonOf(error: unknown): string {
  const { code = '', response } = error as { code?: string; response?: string };
  const known = reasons[code];
  const reply = response ? `El servidor de correo respondió: ${response}` : undefined;
  const why = code === 'EAUTH' ? known : (reply ?? known);
  return (why ?? (error instanceof Error ? error.message : String(error)))
    .replace(/[\p{C}\s]+/gu, ' ')
    .slice(0, LONGEST);
}
