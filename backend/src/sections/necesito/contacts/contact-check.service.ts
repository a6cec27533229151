import { posix } from 'node:path';
import { type AnySection, sections } from '@coop/domain';
import type { ContactCheck, Publicado } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.js';
import type { Config } from '../../../platform/config/settings.js';
import { EntidadInForce } from '../../../platform/entidad.js';
import { invalidData } from '../../../platform/http/problem.js';
import { PublishedService } from '../../../publishing/published/published.service.js';

type OwnContacts = {
  telefonos: readonly (readonly [number: string, name: string])[];
  correos: readonly (readonly [address: string, name: string])[];
  /** URLs; each covers everything under it. */
  direcciones: readonly (readonly [address: string, name: string])[];
};

/** Minimum number of digits; shorter numbers are ambiguous. */
const SHORTEST_PHONE = 6;

/** Matches exactly, so lookalikes fail; undefined for other texts. */
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

/** Digits without Bolivia's prefix; another prefix makes another number. */
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
  const plain = plainPath(address);
  if (!under.search) return plain !== undefined && (plain === path || plain.startsWith(`${path}/`));
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
  const values = searchParams.getAll(name);
  return values.length === 1 && values[0] === value;
}

const bare = ({ hostname }: URL) => hostname.replace(/^www\./, '');

const agencias: AnySection = sections['sitio/agencias'];
const MAX_AGENCIAS = 100;

/** Checks contact data against the entity's own. The input is neither stored nor logged. */
@Injectable()
export class ContactCheckService {
  constructor(
    private readonly entidad: EntidadInForce,
    private readonly published: PublishedService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async find(typed: string): Promise<ContactCheck> {
    const found = checkContact(typed, await this.own());
    if (!found) throw invalidData({ dato: 'Escriba un teléfono, un correo o una dirección de internet' });
    return found;
  }

  private async own(): Promise<OwnContacts> {
    await this.entidad.latest();
    const { telefonoGratuito, bloqueoTarjetas, whatsapp, correo, bancaEnLinea, redes } = this.entidad.forPeople();
    const rows = await this.published.findRows(agencias, { range: [0, MAX_AGENCIAS - 1] });
    const branches = (rows as Publicado<'sitio/agencias'>[]).flatMap(({ nombre, telefonos, whatsapp: chat }) =>
      [...telefonos, chat].map((number) => [number, nombre] as const),
    );
    return {
      telefonos: known([
        [telefonoGratuito, 'Línea gratuita'],
        [bloqueoTarjetas?.telefono, 'Bloqueo de tarjetas'],
        [whatsapp, 'WhatsApp'],
        ...branches,
      ]),
      correos: known([
        [correo, 'Correo de la entidad'],
        [this.config.MAIL_FROM, 'Avisos automáticos de la entidad'],
      ]),
      direcciones: known([
        [bancaEnLinea, 'Banca en línea'],
        [this.config.ORIGIN, 'Este sitio'],
        ...redes.map(({ nombre, url }) => [url, nombre] as const),
      ]),
    };
  }
}

type NamedContact = readonly [value: string | null | undefined, name: string];

const known = (list: readonly NamedContact[]) =>
  list.flatMap(([value, name]) => (value ? [[value, name] as const] : []));
