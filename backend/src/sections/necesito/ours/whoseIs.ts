import { posix } from 'node:path';
import type { Ours } from '@coop/domain/answers';

/** What an entity is reached by, each with what it is. */
export type Own = {
  telefonos: readonly (readonly [number: string, name: string])[];
  correos: readonly (readonly [address: string, name: string])[];
  /** Web addresses: of all that stands under them. */
  direcciones: readonly (readonly [address: string, name: string])[];
};

/** Shorter ones are too many to be told apart. */
const SHORTEST_PHONE = 6;

/**
 * Whether what somebody typed is the entity's, to the letter: an address that only looks like one of its own is not. Undefined
 * where it is neither telephone, mail nor web address.
 */
export function whoseIs(typed: string, own: Own): Ours | undefined {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+$/.test(text)) return said('correo', own.correos, (one) => mailOf(one) === mailOf(text));
  if (/^[+\d(][+\d\s().-]+$/.test(text)) {
    const number = numberOf(text);
    return number.replace('+', '').length < SHORTEST_PHONE
      ? undefined
      : said('telefono', own.telefonos, (one) => numberOf(one) === number);
  }
  const address = urlOf(text);
  return address && said('direccion', own.direcciones, (one) => stands(address, urlOf(one)));
}

function said(clase: Ours['clase'], list: Own['correos'], is: (one: string) => boolean): Ours {
  return { clase, nombre: list.find(([one]) => is(one))?.[1] ?? null };
}

const mailOf = (text: string) => text.toLowerCase();

/** Its digits, without the country's prefix, which people write or leave out; with that of another country, which makes it another. */
const numberOf = (text: string) =>
  `${text.includes('+') ? '+' : ''}${text.replace(/\D/g, '')}`.replace(/^00/, '+').replace(/^\+?591(?=\d{7})/, '');

function urlOf(text: string): URL | undefined {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  // Some programs read a backslash as a slash, and others do not.
  if (/[\s\\]/.test(text) || !URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  return /^https?:$/.test(url.protocol) && /[a-z\d]\.[a-z\d]/.test(url.hostname) ? url : undefined;
}

/** Whether an address stands under another: of the same host, and within its path, or with all that its query asks for. */
function stands(address: URL, under: URL | undefined): boolean {
  if (!under || bare(address) !== bare(under) || address.username || address.password) return false;
  if (address.port !== under.port) return false;
  const path = plainPath(under)?.replace(/\/$/, '');
  const asked = plainPath(address);
  if (!under.search) return asked !== undefined && (asked === path || asked.startsWith(`${path}/`));
  return address.pathname === under.pathname && [...under.searchParams].every((one) => asksOnce(address, one));
}

/**
 * Its path as whoever serves it may read it, who may take a code for what it stands for, and that for a code again. Undefined where
 * one stands for nothing.
 */
function plainPath({ pathname }: URL): string | undefined {
  try {
    let path = pathname;
    while (/%/.test(path)) path = decodeURIComponent(path);
    return posix.normalize(path.replaceAll('\\', '/'));
  } catch {
    return undefined;
  }
}

/** One value alone: of several, nobody knows which is taken. */
function asksOnce({ searchParams }: URL, [name, value]: [string, string]): boolean {
  const asked = searchParams.getAll(name);
  return asked.length === 1 && asked[0] === value;
}

const bare = ({ hostname }: URL) => hostname.replace(/^www\./, '');
