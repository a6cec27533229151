import { posix } from 'node:path';
import type { ContactCheck } from '@coop/domain/answers';

/** An entity's own contact data, with labels. */
export type OwnContacts = {
  telefonos: readonly (readonly [number: string, name: string])[];
  correos: readonly (readonly [address: string, name: string])[];
  /** URLs; each covers everything under it. */
  direcciones: readonly (readonly [address: string, name: string])[];
};

/** Minimum number of digits; shorter numbers are ambiguous. */
const SHORTEST_PHONE = 6;

/**
 * Returns whether the contact is the entity's, by exact match: lookalike addresses don't match.
 *
 * Undefined if it is neither a telephone, an email nor a web address.
 */
export function checkContact(typed: string, own: OwnContacts): ContactCheck | undefined {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+$/.test(text))
    return checkResult('correo', own.correos, (one) => mailOf(one) === mailOf(text));
  if (/^[+\d(][+\d\s().-]+$/.test(text)) {
    const number = numberOf(text);
    return number.replace('+', '').length < SHORTEST_PHONE
      ? undefined
      : checkResult('telefono', own.telefonos, (one) => numberOf(one) === number);
  }
  const address = urlOf(text);
  return address && checkResult('direccion', own.direcciones, (one) => isUnder(address, urlOf(one)));
}

function checkResult(
  clase: ContactCheck['clase'],
  list: OwnContacts['correos'],
  is: (one: string) => boolean,
): ContactCheck {
  return { clase, nombre: list.find(([one]) => is(one))?.[1] ?? null };
}

const mailOf = (text: string) => text.toLowerCase();

/**
 * Normalizes a number: digits without Bolivia's optional prefix. Another country's prefix stays, because it makes
 * another number.
 */
const numberOf = (text: string) =>
  `${text.includes('+') ? '+' : ''}${text.replace(/\D/g, '')}`.replace(/^00/, '+').replace(/^\+?591(?=\d{7})/, '');

function urlOf(text: string): URL | undefined {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  // Programs disagree on whether a backslash is a slash.
  if (/[\s\\]/.test(text) || !URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  return /^https?:$/.test(url.protocol) && /[a-z\d]\.[a-z\d]/.test(url.hostname) ? url : undefined;
}

/** Returns whether a URL is under another: same host, and within its path or with its query parameters. */
function isUnder(address: URL, under: URL | undefined): boolean {
  if (!under || bare(address) !== bare(under) || address.username || address.password) return false;
  if (address.port !== under.port) return false;
  const path = plainPath(under)?.replace(/\/$/, '');
  const asked = plainPath(address);
  if (!under.search) return asked !== undefined && (asked === path || asked.startsWith(`${path}/`));
  return address.pathname === under.pathname && [...under.searchParams].every((one) => hasSingleValue(address, one));
}

/** Returns the path, decoded repeatedly and normalized, as a server might read it; undefined for invalid encoding. */
function plainPath({ pathname }: URL): string | undefined {
  try {
    let path = pathname;
    while (/%/.test(path)) path = decodeURIComponent(path);
    return posix.normalize(path.replaceAll('\\', '/'));
  } catch {
    return undefined;
  }
}

/** Requires a single value: with several, servers differ in which one they use. */
function hasSingleValue({ searchParams }: URL, [name, value]: [string, string]): boolean {
  const asked = searchParams.getAll(name);
  return asked.length === 1 && asked[0] === value;
}

const bare = ({ hostname }: URL) => hostname.replace(/^www\./, '');
